import type {Manual} from '@portal/common/manuals';
import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from './record';
import {groupName} from './group';
import {readPage} from './page';
import type {Questions} from '@portal/content/questions';
import {recordsOf} from './records';

/**
 * Returns the records of a built page at `url`, or none for a page that is not searched. `siteTitle` is the site's
 * name in the page's title.
 */
export function pageRecords(
  $: CheerioAPI,
  url: string,
  siteTitle: string,
  manuals: readonly Manual[],
  questions?: Questions,
): SearchRecord[] {
  const page = readPage($);
  return page ? recordsOf(page, url, groupName(page, siteTitle, manuals), questions) : [];
}
