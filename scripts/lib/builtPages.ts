import {existsSync, readFileSync} from 'node:fs';
import type {PageModel} from '@portal/content/page/model';
import {pagesFile} from '../../src/build/deliveryDir';

/** Returns the pages of the build in a folder. Ends the run with one sentence if there are none. */
export function readBuiltPages(outDir: string): PageModel[] {
  const file = pagesFile(outDir);
  if (!existsSync(file)) {
    console.error(`There is no ${file}: run "npm run build" first.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
