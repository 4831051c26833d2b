import {expand} from '../lib/content/expand';
import {isJsx} from '../../src/remark/lib/mdx';
import {pageAddress} from '../lib/content/addresses';
import type {Page} from '../lib/content/page';
import {sectionOf, sections, type Section} from '../lib/content/sections';
import type {Site} from '../lib/content/site';
import {wordsOf} from '../lint-content/lib/blocks';
import type {Result} from '../lint-content/run';

export interface PageReport {
  file: string;
  address: string;
  /** Words that readers meet, those of partials included. */
  words: number;
  hasPicture: boolean;
  /** Date of the last check, e.g. `2026-11-21`; null where it is missing. */
  checked: string | null;
}

export interface ManualReport {
  label: string;
  /** Base address. */
  address: string;
  pages: PageReport[];
  words: number;
  /** Addresses of the pages that show nothing. */
  withoutPicture: string[];
  /** The page that was checked longest ago; null where none has a date. */
  oldest: PageReport | null;
  errors: number;
  warnings: number;
}

/** Components that show readers what a screen, an element or a result looks like. */
const pictures = [
  'Screenshot',
  'UiSketch',
  'ElementPreview',
  'ElementThumb',
  'LiveExample',
  'Exercise',
  'img',
];

function pageReport(page: Page, site: Site): PageReport {
  const nodes = expand(page, site).map(({node}) => node);
  const texts = nodes.filter((node) => node.type === 'text').map(({value}) => value);
  const {geprueft} = page.frontMatter;
  return {
    file: page.file,
    address: pageAddress(page),
    words: wordsOf(texts.join(' ')).length,
    hasPicture: nodes.some((node) => node.type === 'image' || isJsx(node, ...pictures)),
    checked: geprueft instanceof Date ? geprueft.toISOString().slice(0, 10) : null,
  };
}

function sectionReport(section: Section, site: Site, results: readonly Result[]): ManualReport {
  const pages = [...site.pages.values()]
    .filter(({file, isPartial}) => !isPartial && sectionOf(file) === section)
    .map((page) => pageReport(page, site));
  const dated = pages.filter(({checked}) => checked !== null);
  const [oldest = null] = dated.sort((a, b) => (a.checked ?? '').localeCompare(b.checked ?? ''));
  const own = results.filter(({file}) => file.startsWith(`${section.folder}/`));
  const errors = own.filter(({level}) => level === 'error').length;
  return {
    label: section.label,
    address: section.base || '/',
    pages,
    words: pages.reduce((sum, {words}) => sum + words, 0),
    withoutPicture: pages.filter(({hasPicture}) => !hasPicture).map(({address}) => address),
    oldest,
    errors,
    warnings: own.length - errors,
  };
}

/** What there is in each manual and version that has pages; `results` come from the content checks. */
export function contentReport(site: Site, results: readonly Result[]): ManualReport[] {
  return sections
    .map((section) => sectionReport(section, site, results))
    .filter(({pages}) => pages.length > 0);
}
