import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {manualTable} from '../../../src/config/manuals';
import {copyOfCategory, copyOfPage} from './copyPage';

/** Folders with pages, below the site's: the manuals and their older versions. */
function pageFolders(dir: string): string[] {
  const older = readdirSync(dir)
    .filter((name) => name.endsWith('_versioned_docs'))
    .flatMap((name) => readdirSync(path.join(dir, name)).map((version) => `${name}/${version}`));
  return [...manualTable.map(({id}) => id), ...older];
}

function copyFolder(dir: string, folder: string, copy: number): void {
  const files = readdirSync(path.join(dir, folder), {recursive: true, encoding: 'utf8'});
  const wanted = files.filter(
    (file) =>
      !/(?:^|\/)(?:_partials|kopie-\d+)\//.test(file) && /\.mdx$|_category_\.json$/.test(file),
  );
  for (const file of wanted) {
    const from = path.posix.join(folder, file);
    const to = path.posix.join(folder, `kopie-${copy}`, file);
    const text = readFileSync(path.join(dir, from), 'utf8');
    mkdirSync(path.dirname(path.join(dir, to)), {recursive: true});
    const changed = file.endsWith('.json')
      ? copyOfCategory(text, copy)
      : copyOfPage(text, from, to);
    writeFileSync(path.join(dir, to), changed);
  }
  // Otherwise all copies take the label of the first page, and Docusaurus refuses equal ones.
  const category = {label: `Kopie ${copy}`, key: `kopie-${copy}`};
  writeFileSync(
    path.join(dir, folder, `kopie-${copy}`, '_category_.json'),
    JSON.stringify(category),
  );
}

/** Makes the manuals of a sandbox `factor` times as large with copies of their pages. */
export function growSite(dir: string, factor: number): void {
  for (const folder of pageFolders(dir)) {
    for (let copy = 1; copy < factor; copy++) {
      copyFolder(dir, folder, copy);
    }
  }
}
