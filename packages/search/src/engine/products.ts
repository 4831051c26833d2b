import type {SearchRequest} from '../wire/types';
import {negated} from '../wire/facets';
import type {WeighedUnit} from './matches';
import type {Candidate} from './score';
import {weights} from './weights';

const mostProducts = 4;

/**
 * Returns the best candidate of each manual that answers about as well as the best one. Returns none if the request
 * prefers a manual or the query names one.
 */
export function bestOfProducts(
  found: readonly Candidate[],
  units: readonly WeighedUnit[],
  {optionalFilters = [], lastTags = []}: SearchRequest,
): Candidate[] {
  const [first] = found;
  const isPreferring = [optionalFilters].flat(2).length > negated(optionalFilters).length;
  if (!first || isPreferring || units.some(({names}) => names.size > 0)) {
    return [];
  }
  const seen = new Set(lastTags);
  return found
    .filter(
      ({score, section: {file}}) =>
        score >= weights.aboutAsWell * first.score && !seen.has(file.tag) && seen.add(file.tag),
    )
    .slice(0, mostProducts);
}
