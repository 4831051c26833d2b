import type {Field, Section, Store} from './store';
import type {Alternative, Terms} from './alternatives';
import type {Unit} from './query';

/** Score by section id. */
export type Scores = Map<number, number>;

/** A unit of the query with what it found. */
export interface UnitMatch {
  scores: Scores;
  /** Index terms that count as found, for the highlighting. */
  terms: Set<string>;
}

/** Title before heading before text. */
const boost: Record<Field, number> = {title: 10, keywords: 5, heading: 5, context: 1.5, text: 1};

function termScores(terms: Terms, store: Store, isInScope: (section: Section) => boolean): Scores {
  const results = store.index.search([...terms.keys()].join(' '), {
    boost,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boostTerm: (term) => terms.get(term) ?? 1,
    boostDocument: (id) => (isInScope(store.sections[id as number]!) ? 1 : 0),
  });
  return new Map(results.map(({id, score}) => [id as number, score]));
}

function alternativeScores({weight, all}: Alternative, find: (terms: Terms) => Scores): Scores {
  const [first, ...others] = all.map(find);
  const result: Scores = new Map();
  for (const [id, score] of first ?? []) {
    const rest = others.map((scores) => scores.get(id) ?? 0);
    if (rest.every((value) => value > 0)) {
      const mean = [score, ...rest].reduce((sum, value) => sum + value, 0) / all.length;
      result.set(id, weight * mean);
    }
  }
  return result;
}

/** What a unit finds in the scope: the first step with any result counts. */
export function matchUnit(
  unit: Unit,
  store: Store,
  isInScope: (section: Section) => boolean,
): UnitMatch {
  for (const step of unit.steps()) {
    const scores: Scores = new Map();
    const terms = new Set<string>();
    for (const alternative of step) {
      const found = alternativeScores(alternative, (one) => termScores(one, store, isInScope));
      for (const [id, score] of found) {
        scores.set(id, Math.max(score, scores.get(id) ?? 0));
      }
      if (found.size > 0) {
        alternative.all.forEach((one) => one.forEach((_, term) => terms.add(term)));
      }
    }
    if (scores.size > 0) {
      return {scores, terms};
    }
  }
  return {scores: new Map(), terms: new Set()};
}
