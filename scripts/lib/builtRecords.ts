import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {recordsName} from '@portal/search/constants';
import {deliveryDir} from '../../src/delivery/deliveryDir';
import type {SearchRecord} from '@portal/search/records/record';

/** Returns the search records of the build in a folder. Ends the run with one sentence if there are none. */
export function readBuiltRecords(outDir: string): SearchRecord[] {
  const file = path.join(deliveryDir(outDir), recordsName);
  if (!existsSync(file)) {
    console.error(`There is no ${file}: run "npm run build" first.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
