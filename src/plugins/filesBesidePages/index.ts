import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {isClaimsFile} from '@portal/content/claims/claims';
import {manuals} from '@portal/content/manuals';
import {isRecord} from '@portal/content/walks/record';

/** Returns the paths of all records of walks and all claims. */
function findFiles(): string[] {
  const folders = manuals
    .flatMap(({id}) => [id, `${id}_versioned_docs`])
    .filter((folder) => existsSync(folder));
  return folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => isRecord(file) || isClaimsFile(file))
      .map((file) => path.resolve(folder, file)),
  );
}

/**
 * Starts the bundler's cache anew when the record of a walk or the claims of a page change, as Docusaurus does when its
 * configuration changes: pages are made of these files, which the bundler does not know.
 */
export default function filesBesidePagesPlugin(): Plugin {
  return {
    name: 'portal-files-beside-pages',
    configureWebpack: ({experiments}) => {
      const isCached = experiments !== undefined && 'cache' in experiments;
      return isCached ? {experiments: {cache: {buildDependencies: findFiles()}} as object} : {};
    },
  };
}
