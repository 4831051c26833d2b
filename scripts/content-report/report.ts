import {isJsx} from '@portal/content/mdx/mdx';
import {claimsFile} from '@portal/content/claims/claims';
import {isoDay} from '@portal/common/text/isoDay';
import {isLeftOut} from '@portal/content/walks/record';
import {expand} from '@portal/content/source/expand';
import {instructionsOf} from '@portal/content/source/instructions';
import {pageAddress} from '@portal/content/source/addresses';
import type {Page} from '@portal/content/source/page';
import {sectionOf, sections, type Section} from '@portal/content/source/sections';
import {wholePages, type Site} from '@portal/content/source/site';
import {wordsOf} from '../lint-content/lib/blocks';
import type {Result} from '../lint-content/run';

export interface PageReport {
  file: string;
  address: string;
  /** Number of words that readers see, including those of partials. */
  words: number;
  hasPicture: boolean;
  /** Whether its claims have been compared with sources. */
  hasClaims: boolean;
  /** Date of the last check or comparison, e.g. `2026-11-21`. Null if it is missing. */
  checked: string | null;
  /** Number of steps, and of those that a walk has done in the product. */
  steps: number;
  walked: number;
  /** Number of steps at which the walk does more than the step says, with a reason. */
  beyond: number;
  /** Number of steps with words of place or result that the walk has not compared. */
  open: number;
  /** Labels outside of the steps that the walk has not seen. */
  unseen: readonly string[];
}

export interface ManualReport {
  label: string;
  /** Base address. */
  address: string;
  pages: PageReport[];
  words: number;
  /** Addresses of the pages that show nothing. */
  withoutPicture: string[];
  /** The page that was checked longest ago. Null if none has a date. */
  oldest: PageReport | null;
  /** Number of pages with checked claims. */
  claimed: number;
  errors: number;
  warnings: number;
  steps: number;
  walked: number;
  beyond: number;
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
  const record = site.records.get(page.file);
  const claims = site.claims.get(claimsFile(page.file))?.claims;
  const steps = instructionsOf(page, site).map(({key}) => key);
  const isWalked = (key: string) => {
    const unit = record?.units[key];
    return unit !== undefined && !isLeftOut(unit);
  };
  return {
    file: page.file,
    address: pageAddress(page),
    words: wordsOf(texts.join(' ')).length,
    hasPicture: nodes.some((node) => node.type === 'image' || isJsx(node, ...pictures)),
    hasClaims: claims !== undefined,
    checked: record?.day ?? (geprueft instanceof Date ? isoDay(geprueft) : (claims?.stand ?? null)),
    steps: steps.length,
    walked: steps.filter(isWalked).length,
    beyond: Object.values(record?.units ?? {}).filter(({beyond}) => beyond).length,
    open: Object.values(record?.units ?? {}).filter(({open = 0}) => open > 0).length,
    unseen: Object.keys(record?.unseen ?? {}),
  };
}

function sectionReport(section: Section, site: Site, results: readonly Result[]): ManualReport {
  const pages = wholePages(site)
    .filter(({file}) => sectionOf(file) === section)
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
    claimed: pages.filter(({hasClaims}) => hasClaims).length,
    errors,
    warnings: own.length - errors,
    steps: pages.reduce((sum, {steps}) => sum + steps, 0),
    walked: pages.reduce((sum, {walked}) => sum + walked, 0),
    beyond: pages.reduce((sum, {beyond}) => sum + beyond, 0),
  };
}

/** Returns the report of each manual and version with pages. `results` come from the content checks. */
export function contentReport(site: Site, results: readonly Result[]): ManualReport[] {
  return sections
    .map((section) => sectionReport(section, site, results))
    .filter(({pages}) => pages.length > 0);
}
