import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFolder, manifestName} from '../constants';
import {withoutComments} from '../analysis/synonyms';
import {buildIndex} from '../index/build';
import type {SearchRecord} from '../records/record';

/**
 * Writes the embedded index into the site that was built in `outDir` and is published at `siteUrl` (its origin), and
 * the records for the hosted search to `recordsFile`.
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  siteUrl: string,
  outDir: string,
  synonymsFile: string,
  recordsFile: string,
): Promise<void> {
  const synonyms = withoutComments(await readFile(synonymsFile, 'utf8'));
  const folder = path.join(outDir, indexFolder);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await mkdir(path.dirname(recordsFile), {recursive: true});
  const files = buildIndex(records, synonyms, siteUrl, manifestName);
  await Promise.all([
    ...files.map(({name, content}) => writeFile(path.join(folder, name), content)),
    writeFile(recordsFile, JSON.stringify(records)),
  ]);
}
