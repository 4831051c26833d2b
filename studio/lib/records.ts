import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readRecord, type WalkRecord} from '@portal/content/walks/record';

const ending = '.walk.json';

/** Returns the records of a manual's pages, each with the path of the page. */
export function recordsIn(manual: string): {page: string; record: WalkRecord}[] {
  return readdirSync(manual, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(manual, `${file.slice(0, -ending.length)}.mdx`))
    .map((page) => ({page, record: readRecord(page)!}));
}
