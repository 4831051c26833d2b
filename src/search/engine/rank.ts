import type {IndexPage} from '../index/file';
import type {UnitMatch} from './match';
import type {Section} from './store';

/** A found section with its score; higher is better. */
export interface Found {
  section: Section;
  score: number;
}

interface Candidate extends Found {
  /** Share of the query that the section answers, by the words' rarity, 0 to 1. */
  coverage: number;
}

/** How much a section counts when its page, not it alone, has all the words. */
const pageShare = 0.8;
/** With fewer sections than this that have all words, results with some of the words follow. */
const enough = 5;
/** Least coverage of results with some of the words, compared with the best one. */
const leastCoverage = 0.6;
/** Score of the second section of a page compared with the first, and so on. */
const repeated = 0.75;

/** The rarer a word, the more it tells. */
function rarity(match: UnitMatch, total: number): number {
  return Math.log(1 + total / (1 + match.scores.size));
}

function pageCoverage(
  candidates: readonly Candidate[],
  matches: readonly UnitMatch[],
  weights: number[],
) {
  const found = new Map<IndexPage, Set<number>>();
  for (const {section} of candidates) {
    const units = found.get(section.page) ?? new Set();
    found.set(section.page, units);
    matches.forEach(({scores}, unit) => scores.has(section.id) && units.add(unit));
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (page: IndexPage): number =>
    [...(found.get(page) ?? [])].reduce((sum, unit) => sum + weights[unit]!, 0) / total;
}

const byScore = (a: Found, b: Found): number => b.score - a.score || a.section.id - b.section.id;

/** The best section of a page whose sections together have more of the words counts for the page. */
function raiseBestOfPage(candidates: Candidate[], coverageOf: (page: IndexPage) => number): void {
  const seen = new Set<IndexPage>();
  for (const candidate of candidates) {
    const {page} = candidate.section;
    const coverage = coverageOf(page);
    if (!seen.has(page) && coverage > candidate.coverage) {
      candidate.score *= pageShare * (coverage / candidate.coverage) ** 2;
      candidate.coverage = coverage;
    }
    seen.add(page);
  }
}

function spreadPages(found: readonly Candidate[]): Candidate[] {
  const counts = new Map<IndexPage, number>();
  return found
    .map((candidate) => {
      const {page} = candidate.section;
      const count = counts.get(page) ?? 0;
      counts.set(page, count + 1);
      return {...candidate, score: candidate.score * repeated ** count};
    })
    .sort(byScore);
}

/**
 * Orders the sections that match: those with all words first, then, when
 * there are few, those with the most telling ones. `factor` raises or lowers
 * a section, e.g. for the manual being read; `total` is the number of all sections.
 */
export function rank(
  matches: readonly UnitMatch[],
  sections: readonly Section[],
  factor: (section: Section) => number,
  total: number,
): Found[] {
  const known = matches.filter(({scores}) => scores.size > 0);
  const weights = known.map((match) => rarity(match, total));
  const sum = weights.reduce((a, b) => a + b, 0);
  const ids = new Set(known.flatMap(({scores}) => [...scores.keys()]));
  const candidates = [...ids].map((id): Candidate => {
    const section = sections[id]!;
    let score = 0;
    let covered = 0;
    known.forEach(({scores}, unit) => {
      score += scores.get(id) ?? 0;
      covered += scores.has(id) ? weights[unit]! : 0;
    });
    const coverage = covered / sum;
    return {section, coverage, score: score * coverage ** 2 * factor(section)};
  });
  candidates.sort(byScore);
  raiseBestOfPage(candidates, pageCoverage(candidates, known, weights));
  candidates.sort(byScore);
  const complete = candidates.filter(({coverage}) => coverage > 0.999);
  if (complete.length >= enough) {
    return spreadPages(complete);
  }
  const partial = candidates.filter(({coverage}) => coverage <= 0.999);
  const best = Math.max(0, ...partial.map(({coverage}) => coverage));
  return [
    ...spreadPages(complete),
    ...spreadPages(partial.filter(({coverage}) => coverage >= leastCoverage * best)),
  ];
}
