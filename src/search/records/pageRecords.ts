import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../record';
import {groupName} from './group';
import {readPage} from './page';
import {recordsOf} from './records';

/** The records of a built page at `url`; none for one that stays out of the search. `siteTitle` as in the page's title. */
export function pageRecords($: CheerioAPI, url: string, siteTitle: string): SearchRecord[] {
  const page = readPage($);
  return page ? recordsOf(page, url, groupName(page, siteTitle)) : [];
}
