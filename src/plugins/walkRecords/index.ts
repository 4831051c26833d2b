import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {manuals} from '../../config/manuals';

/** Returns the paths of all records of walks. */
function findRecords(): string[] {
  const folders = manuals
    .flatMap(({id}) => [id, `${id}_versioned_docs`])
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.walk.json'))
      .map((file) => path.resolve(folder, file)),
  );
}

/**
 * Starts the bundler's cache anew when the record of a walk changes, as Docusaurus does when its configuration changes:
 * pages are made of the records, which the bundler does not know.
 */
export default function walkRecordsPlugin(): Plugin {
  return {
    name: 'portal-walk-records',
    configureWebpack: ({experiments}) => {
      const isCached = experiments !== undefined && 'cache' in experiments;
      return isCached ? {experiments: {cache: {buildDependencies: findRecords()}} as object} : {};
    },
  };
}
