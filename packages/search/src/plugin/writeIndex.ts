import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFolder, manifestName} from '../constants';
import {withoutComments} from '../analysis/synonyms';
import type {Words} from '../index/manifest';
import {buildIndex} from './build';
import type {PageModel} from '@portal/content/page/model';

/**
 * Writes the embedded index into the site that was built in `outDir` and is published at `siteUrl` (its
 * origin). `files` are the paths of the lists of words.
 */
export async function writeIndex(
  pages: readonly PageModel[],
  siteUrl: string,
  outDir: string,
  files: Words,
): Promise<void> {
  const read = async (file: string) => withoutComments(await readFile(file, 'utf8'));
  const words = {
    synonyms: await read(files.synonyms),
    consequences: await read(files.consequences),
  };
  const folder = path.join(outDir, indexFolder);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const built = buildIndex(pages, words, siteUrl, manifestName);
  await Promise.all(built.map(({name, content}) => writeFile(path.join(folder, name), content)));
}
