import type {IndexPage} from '../index/file';
import {hasUnit, type Candidate, type WeighedUnit} from './score';
import type {Section} from './store';
import {weights} from './weights';

/** Best first; of equals by address, as the index files arrive in any order. */
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

/** Coverage from which a result has all the words; sums of shares are not exact. */
const complete = 0.999;

/** Gives the share of the query that the sections of a page answer together. */
function pageCoverage(candidates: readonly Candidate[], units: readonly WeighedUnit[]) {
  const found = new Map<IndexPage, Set<WeighedUnit>>();
  for (const {section} of candidates) {
    const own = found.get(section.page) ?? new Set();
    found.set(section.page, own);
    units.forEach((unit) => hasUnit(section, unit) && own.add(unit));
  }
  return (page: IndexPage): number =>
    [...(found.get(page) ?? [])].reduce((sum, {share}) => sum + share, 0);
}

/** The best section of a page whose sections together have more of the words counts for the page. */
function raiseBestOfPage(
  candidates: readonly Candidate[],
  coverageOf: (page: IndexPage) => number,
): Candidate[] {
  const seen = new Set<IndexPage>();
  return candidates.map((candidate) => {
    const {page} = candidate.section;
    const coverage = coverageOf(page);
    const isRaised = !seen.has(page) && coverage > candidate.coverage;
    seen.add(page);
    if (!isRaised) {
      return candidate;
    }
    const gain = (coverage / candidate.coverage) ** weights.coverageExponent;
    return {...candidate, coverage, score: candidate.score * weights.pageShare * gain};
  });
}

/** Lets other pages come forward: each further section of a page counts less. */
function spreadPages(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<IndexPage, number>();
  return candidates
    .map((candidate) => {
      const {page} = candidate.section;
      const count = counts.get(page) ?? 0;
      counts.set(page, count + 1);
      return count === 0
        ? candidate
        : {...candidate, score: candidate.score * weights.repeated ** count};
    })
    .sort(byScore);
}

/** Those that have nearly as much of the query as the best of them. */
function mostTelling(candidates: readonly Candidate[]): Candidate[] {
  const most = candidates.reduce((best, {coverage}) => Math.max(best, coverage), 0);
  return candidates.filter(({coverage}) => coverage >= weights.leastCoverage * most);
}

/**
 * Orders the candidates: those with all words first, then, when there are
 * few, those with the most telling ones. Where the preferred manual has no
 * section with all words, its best ones stand among those of the others: one
 * word that only others have does not push it out.
 */
export function rank(
  candidates: readonly Candidate[],
  units: readonly WeighedUnit[],
  isPreferred: (section: Section) => boolean,
): Candidate[] {
  const best = [...candidates].sort(byScore);
  // With one word no page has more of it than its sections.
  const ordered =
    units.length > 1 ? raiseBestOfPage(best, pageCoverage(candidates, units)).sort(byScore) : best;
  const isFull = ({coverage}: Candidate) => coverage > complete;
  const own = ordered.filter(({section}) => isPreferred(section));
  const first = new Set([...ordered.filter(isFull), ...(own.some(isFull) ? [] : mostTelling(own))]);
  const weighed = [...first].map((one) =>
    isFull(one) ? one : {...one, score: one.score * weights.ownPart},
  );
  const answers = spreadPages(weighed.sort(byScore));
  if (answers.length >= weights.enough) {
    return answers;
  }
  return [...answers, ...spreadPages(mostTelling(ordered.filter((one) => !first.has(one))))];
}
