import type {Alternative, Terms} from './alternatives';
import type {Unit} from './query';
import type {Field, Section, Store} from './store';
import {weights} from './weights';

/** How well a section answers a unit of the query. */
export interface Match {
  score: number;
  /** Prominence of the best place in which it matches, 0 to 1. */
  prominence: number;
  /** How well it matches in the heading, 0 to 1. */
  heading: number;
}

/** Matches by section id. */
export type Matches = Map<number, Match>;

/** A unit of the query with what it found. */
export interface UnitMatch {
  matches: Matches;
  /** Index terms that count as found, for the highlighting. */
  terms: Set<string>;
}

type Find = (terms: Terms) => Matches;

/** Finds terms in the sections of a scope. */
function finder(store: Store, isInScope: (section: Section) => boolean): Find {
  return (terms) => {
    const results = store.index.search([...terms.keys()].join(' '), {
      boost: weights.fields,
      bm25: weights.bm25,
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boostTerm: (term) => terms.get(term) ?? 1,
      boostDocument: (id) => (isInScope(store.sections[id as number]!) ? 1 : 0),
    });
    return new Map(
      results.map(({id, score, match}) => [id as number, {score, ...placesOf(match, terms)}]),
    );
  };
}

/** Where terms match, from MiniSearch's fields by term. */
function placesOf(match: Record<string, string[]>, terms: Terms): Omit<Match, 'score'> {
  let prominence = 0;
  let heading = 0;
  for (const [term, fields] of Object.entries(match)) {
    const weight = Math.min(1, terms.get(term) ?? 1);
    for (const field of fields) {
      prominence = Math.max(prominence, weight * weights.prominence[field as Field]);
      heading = field === 'heading' ? Math.max(heading, weight) : heading;
    }
  }
  return {prominence, heading};
}

/** Combines two matches number by number. */
const combine = (a: Match, b: Match, join: (a: number, b: number) => number): Match => ({
  score: join(a.score, b.score),
  prominence: join(a.prominence, b.prominence),
  heading: join(a.heading, b.heading),
});

const add = (a: number, b: number) => a + b;

const scale = ({score, prominence, heading}: Match, factor: number): Match => ({
  score: score * factor,
  prominence: prominence * factor,
  heading: heading * factor,
});

function alternativeMatches({weight, all}: Alternative, find: Find): Matches {
  const [first = new Map() as Matches, ...others] = all.map(find);
  const result: Matches = new Map();
  for (const [id, match] of first) {
    let sum: Match | null = match;
    for (const other of others) {
      const more = other.get(id);
      sum = sum && more ? combine(sum, more, add) : null;
    }
    if (sum) {
      result.set(id, scale(sum, weight / all.length));
    }
  }
  return result;
}

function addAlternative({matches, terms}: UnitMatch, alternative: Alternative, find: Find): void {
  const found = alternativeMatches(alternative, find);
  for (const [id, match] of found) {
    const known = matches.get(id);
    matches.set(id, known ? combine(known, match, Math.max) : match);
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
