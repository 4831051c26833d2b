import path from 'node:path';

/** Returns the folder beside the build for files that servers need and readers must not get. */
export const deliveryDir = (outDir: string) => `${path.resolve(outDir)}-delivery`;

/** Returns the file with what the build knows of each public page: a list of `PageModel`. */
export const pagesFile = (outDir: string) => path.join(deliveryDir(outDir), 'pages.json');

/** Returns the file with the folders of the packages that are in the scripts and styles of the build. */
export const packagesFile = (outDir: string) => path.join(deliveryDir(outDir), 'packages.json');
