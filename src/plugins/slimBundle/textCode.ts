import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {clientDir} from '../lib/clientDir';

const framework = path.resolve(clientDir, '../../..');

/** Folders whose modules show texts: the framework's themes and the project's own code. */
export const textFolders: string[] = [
  ...readdirSync(framework)
    .filter((name) => name.startsWith('theme-'))
    .map((name) => path.join(framework, name, 'lib')),
  path.resolve(__dirname, '../..'),
];

/** The text of every module that the browser may run. */
export function textSources(): string[] {
  return textFolders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.d|\.test)\.(?:js|tsx?)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
}
