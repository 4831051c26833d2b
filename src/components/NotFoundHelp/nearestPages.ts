import type {Page} from '../../config/addresses';
import {manualName, manualTable} from '@portal/content/manuals';
import {comparable} from '@portal/common/text/address';
import {nearest} from '@portal/common/text/nearest';

/** A page that an unknown address may refer to. */
export interface Suggestion extends Page {
  /** Manual of the page, with the version if it is an older one. Missing outside the manuals. */
  manual?: string;
}

interface Place {
  manual?: string;
  /** Name of an older version. Missing for the latest version. */
  version?: string;
  /** Parts of the address below manual and version. For the start page of a manual, the manual's name. */
  parts: string[];
}

const manualIds = manualTable.map(({id}) => id);

/** Returns the manual and version of an address, even if the manual is misspelt. */
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

/** Returns the words in a part of an address or in a title, for comparison. Numbers are left out. */
function words(text: string): string[] {
  return comparable(text).match(/\p{L}[\p{L}\d]*/gu) ?? [];
}

function bigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: padded.length - 1}, (_, i) => padded.slice(i, i + 2)));
}

/** Least similarity of two words. Below it, words share letters only by chance: «slidder» and «der». */
const resemblance = 0.6;

/** Returns the Dice coefficient of two similar words, up to 1 (equal), or 0 if they are not similar enough. */
function similarity(a: string, b: string): number {
  const left = bigrams(a);
  const right = bigrams(b);
  const common = [...left].filter((pair) => right.has(pair)).length;
  const dice = (2 * common) / (left.size + right.size);
  return dice < resemblance ? 0 : dice;
}

/** Returns which share of the wanted words occurs, 0 to 1. */
function coverage(wanted: readonly string[], said: readonly string[]): number {
  const best = wanted.map((word) => Math.max(0, ...said.map((other) => similarity(word, other))));
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, wanted.length);
}

interface Candidate {
  page: Page;
  place: Place;
  words: string[];
}

/**
 * Returns the candidates whose similarity to a part of an address is high enough, best first. Among equals, the
 * latest version comes first.
 */
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

/**
 * Least coverage for suggesting a page: one of the manual and version of the address, one for the parent part of the
 * address, or one of another manual.
 */
const enough = {own: 0.5, around: 0.8, other: 0.6};

/**
 * Returns the pages that are most similar to an unknown path: first those of its manual and version. Each group is
 * sorted best first.
 */
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
  // An address without a manual may mean any manual. An address without a version means the latest version.
  const isOwn = ({place}: Candidate) =>
    place.version === version && (!manual || place.manual === manual);
  const own = candidates.filter(isOwn);
  const others = candidates.filter((candidate) => !isOwn(candidate));
  // The last part names the page. If no page has that name, the part before it names the parent.
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
