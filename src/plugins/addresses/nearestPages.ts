import {manualName, manualTable} from '../../config/manuals';
import {comparable} from '../../text/address';
import {nearest} from '../../text/nearest';
import type {Page} from './pageTitles';

/** A page that may be what an unknown address meant. */
export interface Suggestion extends Page {
  /** Manual of the page, with the version where it is older; none outside of the manuals. */
  manual?: string;
}

interface Place {
  manual?: string;
  /** Name of an older version; none is the latest. */
  version?: string;
  /** Parts of the address below manual and version; of the first page of a manual, its name. */
  parts: string[];
}

const manualIds = manualTable.map(({id}) => id);

/** Where an address lies, or would if its manual were spelt correctly. */
function placeOf(path: string, baseUrl: string): Place {
  const [first = '', ...parts] = comparable(path).slice(baseUrl.length).split('/');
  const manual = nearest(first, manualIds);
  if (manual === undefined) {
    return {parts: [first, ...parts]};
  }
  const older = manualTable
    .find(({id}) => id === manual)
    ?.versions?.find((version) => version.path !== '' && version.path === parts[0]);
  const below = older ? parts.slice(1) : parts;
  return {manual, version: older?.name, parts: below.length > 0 ? below : [manual]};
}

/** The words in a part of an address or in a title, for comparison; not mere numbers. */
function words(text: string): string[] {
  return comparable(text).match(/\p{L}[\p{L}\d]*/gu) ?? [];
}

function bigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: padded.length - 1}, (_, i) => padded.slice(i, i + 2)));
}

/** Below it, two words share letters by chance: «slidder» and «der». */
const resemblance = 0.6;

/** Dice coefficient of two words that resemble each other, up to 1 (equal); else 0. */
function similarity(a: string, b: string): number {
  const left = bigrams(a);
  const right = bigrams(b);
  const common = [...left].filter((pair) => right.has(pair)).length;
  const dice = (2 * common) / (left.size + right.size);
  return dice < resemblance ? 0 : dice;
}

/** How much of what was wanted is said, 0 to 1. */
function coverage(wanted: readonly string[], said: readonly string[]): number {
  const best = wanted.map((word) => Math.max(0, ...said.map((other) => similarity(word, other))));
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, wanted.length);
}

interface Candidate {
  page: Page;
  place: Place;
  words: string[];
}

/** The candidates that resemble a part of an address at least so much, best first; of equals, those of a latest version. */
function resembling(part: string, candidates: readonly Candidate[], enough: number): Candidate[] {
  const wanted = words(part);
  return candidates
    .map((candidate) => ({candidate, score: coverage(wanted, candidate.words)}))
    .filter(({score}) => score >= enough)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(Boolean(a.candidate.place.version)) - Number(Boolean(b.candidate.place.version)),
    )
    .map(({candidate}) => candidate);
}

/** Coverage from which a page is suggested: one of the manual and version of the address, what it lies in there, or another. */
const enough = {own: 0.5, around: 0.8, other: 0.6};

/** The pages that an unknown path resembles most: first those of its manual and version, each best first. */
export function nearestPages(
  path: string,
  pages: readonly Page[],
  count: number,
  baseUrl: string,
): Suggestion[] {
  const {manual, version, parts} = placeOf(path, baseUrl);
  const candidates = pages.map((page) => {
    const place = placeOf(page.path, baseUrl);
    return {page, place, words: words(`${place.parts.at(-1)} ${page.title}`)};
  });
  // An address without a manual may mean any, one without a version means the latest.
  const isOwn = ({place}: Candidate) =>
    place.version === version && (!manual || place.manual === manual);
  const own = candidates.filter(isOwn);
  const others = candidates.filter((candidate) => !isOwn(candidate));
  // The last part names the page; where none is called so, the part before it says what it lies in.
  const found = parts
    .map((part, i) => resembling(part, own, i === parts.length - 1 ? enough.own : enough.around))
    .findLast((list) => list.length > 0);
  return [...(found ?? []), ...resembling(parts.at(-1) ?? '', others, enough.other)]
    .slice(0, count)
    .map(({page, place}) => ({
      ...page,
      manual: place.manual && manualName(place.manual, place.version),
    }));
}
