import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {swissDay} from '@portal/common/text/swissDay';
import {sectionOf} from '@portal/content/source/sections';
import {readRecord, recordFile, type WalkRecord} from '@portal/content/walks/record';
import type {WalkResult} from './runWalk';
import {removeUnnamed, withActions} from './stepFiles';

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

/** Writes a value as JSON in the project's format. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const options = (await resolveConfig(file)) ?? {};
  writeFileSync(file, await format(JSON.stringify(value), {...options, parser: 'json'}));
}

/** Writes the record of a page. Without new pictures, it keeps those of the last walk. */
export async function writeRecord(
  page: string,
  product: string,
  version: string,
  {units, pictures, actions, unseen}: WalkResult,
  withPictures: boolean,
): Promise<void> {
  const before = readRecord(page);
  const record: WalkRecord = {
    product,
    version,
    day: swissDay(),
    units: await withActions(page, units, actions, before),
    ...(Object.keys(unseen).length > 0 && {unseen}),
    pictures: withPictures ? pictures : (before?.pictures ?? {}),
  };
  removeOthers(page, record);
  await writeJson(recordFile(page), record);
  removeUnnamed(sectionOf(page).folder);
}
