import path from 'node:path';

/** Returns whether a file is a partial, which pages import. Its name begins with an underscore. */
export const isPartial = (file: string): boolean => path.basename(file).startsWith('_');
