import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {indexFolder, manifestName, recordsName} from '../../config/search';
import {buildIndex} from '../../search/index/build';
import type {SearchRecord} from '../../search/record';
import {groupName} from '../../search/records/group';
import {readPage} from '../../search/records/page';
import {recordsOf} from '../../search/records/records';
import {withoutComments} from '../../search/analysis/synonyms';
import {builtFile, pagePaths} from '../lib/builtPages';
import {deliveryDir} from '../../delivery/deliveryDir';

/** A built site: where it lies and what it is called. */
export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** Origin of the published site. */
  siteUrl: string;
  title: string;
  routes: readonly RouteConfig[];
}

/** The records of every page of a built site, ordered by address. */
async function readRecords(site: BuiltSite): Promise<SearchRecord[]> {
  const paths = pagePaths(site.routes).sort();
  const pages = await Promise.all(
    paths.map(async (route) => {
      const page = readPage(await readFile(builtFile(site.outDir, site.baseUrl, route), 'utf8'));
      const url = new URL(route, site.siteUrl).href;
      return page ? recordsOf(page, url, groupName(page, site.title)) : [];
    }),
  );
  return pages.flat();
}

/** Writes the embedded index into the site, and beside it the records for the hosted search. */
export async function writeIndex(site: BuiltSite, synonymsFile: string): Promise<void> {
  const records = await readRecords(site);
  const synonyms = withoutComments(await readFile(synonymsFile, 'utf8'));
  const folder = path.join(site.outDir, indexFolder);
  const beside = deliveryDir(site.outDir);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await mkdir(beside, {recursive: true});
  const files = buildIndex(records, synonyms, site.siteUrl, manifestName);
  await Promise.all([
    ...files.map(({name, content}) => writeFile(path.join(folder, name), content)),
    writeFile(path.join(beside, recordsName), JSON.stringify(records)),
  ]);
}
