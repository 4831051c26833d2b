import path from 'node:path';

/** Whether a file is a part of pages that import it, and no page: its name begins with an underscore. */
export const isPartial = (file: string): boolean => path.basename(file).startsWith('_');
