import type {SearchRequest} from '../wire/types';
import {negated} from '../wire/facets';
import type {WeighedUnit} from './matches';
import type {Candidate} from './score';
import {weights} from './weights';

const mostProducts = 4;

/** Returns what the tags of a manual's versions have in common. */
export const productOf = ({section}: Candidate): string => section.file.tag.replace(/-[^-]*$/, '');

/**
 * Returns the best candidate of each product, if several answer about as well, best first. Further ones stand beside them
 * if they have the whole query. If they are many, the main products stay. Returns none if the request prefers a manual or
 * the query names one.
 */
export function competitors(
  found: readonly Candidate[],
  units: readonly WeighedUnit[],
  {optionalFilters = [], lastTags = [], mainTags = []}: SearchRequest,
): Candidate[] {
  const isPreferring = [optionalFilters].flat(2).length > negated(optionalFilters).length;
  if (isPreferring || units.some(({names}) => names.size > 0)) {
    return [];
  }
  const isAsGood = ({score}: Candidate) => score >= weights.aboutAsWell * found[0]!.score;
  const seen = new Set<string>();
  const best = found.filter(
    (one) =>
      (isAsGood(one) ||
        (one.coverage >= weights.complete && one.score >= weights.competing * found[0]!.score)) &&
      !lastTags.includes(one.section.file.tag) &&
      !seen.has(productOf(one)) &&
      seen.add(productOf(one)),
  );
  if (best.filter(isAsGood).length < 2) {
    return [];
  }
  const isMain = ({section}: Candidate) => mainTags.includes(section.file.tag);
  const kept = [...best.filter(isMain), ...best.filter((one) => !isMain(one))].slice(
    0,
    mostProducts,
  );
  return best.filter((one) => kept.includes(one));
}
