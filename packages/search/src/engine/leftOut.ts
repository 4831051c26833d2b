import {tokenize} from '../analysis/tokens';
import type {IndexPage} from '../index/format';
import type {Unit} from './query';
import type {WeighedUnit} from './matches';
import {hasUnit, type Candidate} from './score';
import {weights} from './weights';

/** The units that a page contains, with their share of the query. */
interface OwnUnits {
  units: Set<WeighedUnit>;
  share: number;
}

/** What each page contains of the query, all its sections together. */
export type PageUnits = ReadonlyMap<IndexPage, OwnUnits>;

/** Collects the units of the candidates' pages. */
export function unitsOfPages(
  candidates: readonly Candidate[],
  units: readonly WeighedUnit[],
): PageUnits {
  const found = new Map<IndexPage, OwnUnits>();
  for (const {section} of candidates) {
    const own = found.get(section.page) ?? {units: new Set(), share: 0};
    found.set(section.page, own);
    for (const unit of units) {
      if (!own.units.has(unit) && hasUnit(section, unit)) {
        own.units.add(unit);
        own.share += unit.share;
      }
    }
  }
  return found;
}

/**
 * Returns the units that the answer ignores: none if a page has all of them. Otherwise those that nothing contains
 * and those that the page of the first result lacks: pages are ranked by how much their words tell, so these tell
 * least. `pages` is null for a query of which at most one unit was found.
 */
export function leftOut<T extends Pick<Unit, 'key'>>(
  units: readonly T[],
  known: readonly WeighedUnit[],
  pages: PageUnits | null,
  [first]: readonly Candidate[],
): T[] {
  if (!first) {
    return [];
  }
  const isAnswered = !pages || [...pages.values()].some(({share}) => share >= weights.complete);
  const answered = isAnswered ? known : [...(pages.get(first.section.page)?.units ?? [])];
  const keys = new Set(answered.map(({key}) => key));
  return units.filter(({key}) => !keys.has(key));
}

/** Marks the words of some units in a query, as the hosted search does with the words that it left out. */
export function markLeftOut(query: string, units: readonly Pick<Unit, 'words'>[]): string {
  const words = new Set(units.flatMap((unit) => unit.words));
  const tokens = tokenize(query).flatMap((token) => [
    ...(words.has(token.word) ? [token] : (token.parts ?? []).filter(({word}) => words.has(word))),
  ]);
  return tokens.reduceRight(
    (text, {start, end}) =>
      `${text.slice(0, start)}<em>${text.slice(start, end)}</em>${text.slice(end)}`,
    query,
  );
}
