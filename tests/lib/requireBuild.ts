import {existsSync} from 'node:fs';

/** Throws an error that names the command to run first if a build is missing. */
export function requireBuild(folder: string, command: string): void {
  if (!existsSync(`${folder}/index.html`)) {
    throw new Error(`There is no ${folder}: run "${command}" first.`);
  }
}
