import {groupBy} from '@portal/common/groupBy';
import type {IndexPage} from '../index/format';
import {passageShare, spellingShare} from './asked';
import {gramsOf} from './grams';
import type {Candidate} from './score';
import type {Section} from './store';
import type {WeighedUnit} from './matches';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** Sorts the best candidates first. Equal ones are sorted by address, because the index files load in any order. */
function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) {
    return b.score - a.score;
  }
  const [one, other] = [a.section, b.section];
  return one.page === other.page
    ? one.order - other.order
    : one.page.path < other.page.path
      ? -1
      : 1;
}

/**
 * Raises the best section of a page by how well the next best ones of that page answer, and lowers each further one, so
 * that other pages move up.
 */
function weighPages(candidates: readonly Candidate[]): Candidate[] {
  return [...groupBy(candidates, ({section}) => section.page).values()]
    .flatMap((ofPage) =>
      ofPage.map((one, i) => {
        const further = i === 0 ? weights.furtherSections : [];
        const more = further.map((share, next) => share * (ofPage[next + 1]?.score ?? 0));
        return {...one, score: more.reduce((a, b) => a + b, one.score * weights.repeated ** i)};
      }),
    )
    .sort(byScore);
}

/** Puts the best section of a page in the place of the page itself, which would show its beginning only. */
function sectionsForPages(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<IndexPage, Candidate>();
  for (const one of candidates) {
    if (one.section.order > 0 && !best.has(one.section.page)) {
      best.set(one.section.page, one);
    }
  }
  const seen = new Set<Section>();
  return candidates
    .map((one) => {
      const section = one.section.order === 0 ? best.get(one.section.page) : undefined;
      return section && section.score >= weights.sectionForPage * one.score
        ? {...section, score: one.score}
        : one;
    })
    .filter(({section}) => !seen.has(section) && seen.add(section));
}

/** Returns the candidates that cover nearly as much of the query as the best one, after the first ones even nearer. */
function mostTelling(candidates: readonly Candidate[]): Candidate[] {
  const most = candidates.reduce((best, {coverage}) => Math.max(best, coverage), 0);
  const {leastCoverage, firstResults, laterCoverage} = weights;
  return candidates
    .filter(({coverage}) => coverage >= leastCoverage * most)
    .filter(({coverage}, i) => i < firstResults || coverage >= laterCoverage * most);
}

/**
 * Orders the candidates by one score, and drops those that cover much less of the query than the best one. The
 * preferred manual counts for more the more of the query a section has, so that a word that only other manuals contain
 * does not push it out, and one that it has by accident does not push out an answer.
 */
export function rank(
  query: string,
  candidates: readonly Candidate[],
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
  isPreferred: (section: Section) => boolean,
  isWhole: boolean,
): Candidate[] {
  const weighed = candidates.map((one) =>
    isPreferred(one.section) ? {...one, score: one.score * weights.preferred ** one.coverage} : one,
  );
  const grams = gramsOf(query);
  const best = weighed
    .sort(byScore)
    .map((one, i) => {
      if (units.length < 2 || i >= weights.passagesOf) {
        return one;
      }
      const passage = weights.passage * passageShare(one.section, units, vocabulary);
      const spelt = weights.spelling * spellingShare(one.section, grams);
      return {...one, score: one.score * (1 + passage + spelt)};
    })
    .sort(byScore);
  const telling = mostTelling(weighPages(best));
  return isWhole ? sectionsForPages(telling) : telling;
}
