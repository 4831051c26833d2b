import type {Alternative, Terms} from './alternatives';
import type {Unit} from './query';
import type {Match, Matches, UnitMatch} from './matches';
import type {Section, Store} from './store';

type Find = (terms: Terms) => Matches;

/** Finds terms in the sections of a scope. Callers may mutate the result. */
function finder({sections, occurrences}: Store, isInScope: (section: Section) => boolean): Find {
  return (terms) => {
    const found: Matches = new Map();
    const counts = new Map<number, number>();
    for (const [term, weight] of terms) {
      const share = Math.min(1, weight);
      for (const one of occurrences(term)) {
        const score = weight * one.score;
        const prominence = share * one.prominence;
        const heading = share * one.heading;
        const asked = share * one.asked;
        const match = found.get(one.id);
        if (match) {
          match.score += score;
          match.prominence = Math.max(match.prominence, prominence);
          match.heading = Math.max(match.heading, heading);
          match.asked = Math.max(match.asked, asked);
          counts.set(one.id, (counts.get(one.id) ?? 1) + 1);
        } else if (isInScope(sections[one.id]!)) {
          found.set(one.id, {score, prominence, asked, heading});
        }
      }
    }
    // As MiniSearch does: a section counts for more with each of the terms.
    counts.forEach((count, id) => (found.get(id)!.score *= count));
    return found;
  };
}

/** Changes a match by another one, number by number. */
function join(match: Match, other: Match, how: (a: number, b: number) => number): void {
  match.score = how(match.score, other.score);
  match.prominence = how(match.prominence, other.prominence);
  match.asked = how(match.asked, other.asked);
  match.heading = how(match.heading, other.heading);
}

const add = (a: number, b: number) => a + b;
const multiply = (a: number, b: number) => a * b;

/** What has all words of an alternative. */
function alternativeMatches({weight, all}: Alternative, find: Find): Matches {
  const [first = new Map() as Matches, ...others] = all.map(find);
  const factor = weight / all.length;
  const scale = {score: factor, prominence: factor, asked: factor, heading: factor};
  for (const [id, match] of first) {
    const more = others.map((other) => other.get(id));
    if (more.includes(undefined)) {
      first.delete(id);
    } else {
      more.forEach((other) => join(match, other!, add));
      join(match, scale, multiply);
    }
  }
  return first;
}

function addAlternative(unit: UnitMatch, alternative: Alternative, find: Find): void {
  const {matches, terms} = unit;
  const found = alternativeMatches(alternative, find);
  for (const [id, match] of found) {
    const known = matches.get(id);
    if (known) {
      join(known, match, Math.max);
    } else {
      matches.set(id, match);
    }
  }
  if (found.size > 0) {
    alternative.all.forEach((one) => one.forEach((_, term) => terms.add(term)));
  }
}

/** What a unit finds in the scope. */
export function matchUnit(
  unit: Unit,
  store: Store,
  isInScope: (section: Section) => boolean,
): UnitMatch {
  const find = finder(store, isInScope);
  const result: UnitMatch = {matches: new Map(), terms: new Set()};
  for (const {alternatives, below} of unit.steps()) {
    // What further steps would find is not even looked for.
    if (result.matches.size >= below) {
      break;
    }
    alternatives.forEach((alternative) => addAlternative(result, alternative, find));
  }
  return result;
}
