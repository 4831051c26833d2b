import path from 'node:path';

/** Returns the folder beside the build for files that servers need and readers must not get. */
export const deliveryDir = (outDir: string) => `${path.resolve(outDir)}-delivery`;
