import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {isoDay} from '@portal/common/text/isoDay';
import {readRecord, recordFile, type WalkRecord} from '../../src/walks/record';
import type {WalkResult} from './runWalk';

/** Deletes the pictures of earlier walks that the page no longer has. */
function removeOthers(page: string, {pictures}: WalkRecord): void {
  const kept = Object.values(pictures).map(({src}) => path.basename(src));
  const folder = path.join(path.dirname(page), 'img');
  const known = readRecord(page);
  const before = Object.values(known?.pictures ?? {}).map(({src}) => path.basename(src));
  for (const name of before.length > 0 ? readdirSync(folder) : []) {
    if (before.includes(name) && !kept.includes(name)) {
      rmSync(path.join(folder, name));
    }
  }
}

/** Writes the record of a page. Without new pictures, it keeps those of the last walk. */
export async function writeRecord(
  page: string,
  product: string,
  version: string,
  {units, pictures}: WalkResult,
  withPictures: boolean,
): Promise<void> {
  const record: WalkRecord = {
    product,
    version,
    day: isoDay(new Date()),
    units,
    pictures: withPictures ? pictures : (readRecord(page)?.pictures ?? {}),
  };
  removeOthers(page, record);
  const file = recordFile(page);
  const options = (await resolveConfig(file)) ?? {};
  writeFileSync(file, await format(JSON.stringify(record), {...options, parser: 'json'}));
}
