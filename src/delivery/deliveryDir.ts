import path from 'node:path';

/** Folder beside the build for what servers need and readers must not get. */
export const deliveryDir = (outDir: string) => `${path.resolve(outDir)}-delivery`;
