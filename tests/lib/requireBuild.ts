import {existsSync} from 'node:fs';

/** Returns whether there is a build in a folder. */
export const hasBuild = (folder: string): boolean => existsSync(`${folder}/index.html`);

/** Throws an error that names the command to run first if a build is missing. */
export function requireBuild(folder: string, command: string): void {
  if (!hasBuild(folder)) {
    throw new Error(`There is no ${folder}: run "${command}" first.`);
  }
}
