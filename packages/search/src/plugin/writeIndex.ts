import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFolder, manifestName} from '../constants';
import {withoutComments} from '../analysis/synonyms';
import {buildIndex} from './build';
import type {PageModel} from '@portal/content/page/model';

/**
 * Writes the embedded index into the site that was built in `outDir` and is published at `siteUrl` (its
 * origin).
 */
export async function writeIndex(
  pages: readonly PageModel[],
  siteUrl: string,
  outDir: string,
  synonymsFile: string,
): Promise<void> {
  const synonyms = withoutComments(await readFile(synonymsFile, 'utf8'));
  const folder = path.join(outDir, indexFolder);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const files = buildIndex(pages, synonyms, siteUrl, manifestName);
  await Promise.all(files.map(({name, content}) => writeFile(path.join(folder, name), content)));
}
