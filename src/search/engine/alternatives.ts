import {allowedTypos, typos} from '../analysis/distance';
import {splitCompound} from '../analysis/compounds';
import {partTerm, type Vocabulary, type WordTerms} from './vocabulary';

/** Index terms with the weight of a match, 1 for the word itself. */
export type Terms = Map<string, number>;

/** One way to satisfy a part of the query: each of `all` must match. */
export interface Alternative {
  weight: number;
  all: Terms[];
}

/** How much a match counts that is not the word as typed. */
const weights = {
  part: 0.55,
  compound: 0.8,
  synonym: 0.75,
  prefix: 0.8,
  typo: [1, 0.6, 0.4],
  inner: 0.35,
};

const minInner = 4;
const maxPrefixes = 60;

function addTerm(terms: Terms, term: string, weight: number): void {
  terms.set(term, Math.max(weight, terms.get(term) ?? 0));
}

/** The word itself, and compounds that contain it. */
export function exact({stem}: WordTerms): Terms {
  return new Map([
    [stem, 1],
    [partTerm(stem), weights.part],
  ]);
}

const single = (terms: Terms, weight = 1): Alternative => ({weight, all: [terms]});

/** A compound's parts as separate words: Passwortänderung → Passwort ändern. */
function asParts(parts: readonly WordTerms[]): Alternative {
  return {weight: weights.compound, all: parts.map(exact)};
}

/** A synonym: all words of the other wording. */
export function asSynonym(wording: readonly string[], vocabulary: Vocabulary): Alternative {
  return {weight: weights.synonym, all: wording.map((word) => exact(vocabulary.termsOf(word)))};
}

/** Words that begin with what has been typed so far; the shorter the rest, the heavier. */
function prefixes(word: string, vocabulary: Vocabulary): Terms {
  const sorted = vocabulary.sorted();
  const terms: Terms = new Map();
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  for (
    let i = low;
    i < sorted.length && i < low + maxPrefixes && sorted[i]!.startsWith(word);
    i++
  ) {
    const found = sorted[i]!;
    const share = Math.sqrt(word.length / found.length);
    addTerm(terms, vocabulary.termsOf(found).stem, weights.prefix * share);
    addTerm(terms, partTerm(vocabulary.termsOf(found).stem), weights.prefix * weights.part * share);
  }
  return terms;
}

function misspelled(word: string, vocabulary: Vocabulary, isTyping: boolean): Terms {
  const max = allowedTypos(word);
  const terms: Terms = new Map();
  if (max > 0) {
    for (const candidate of vocabulary.sorted()) {
      const whole = typos(word, candidate, max);
      const count = isTyping && whole > max ? typos(word, candidate, max, true) : whole;
      if (count <= max) {
        const rest = whole > max ? weights.prefix : 1;
        for (const [term, weight] of exact(vocabulary.termsOf(candidate))) {
          addTerm(terms, term, weights.typo[count]! * weight * rest);
        }
      }
    }
  }
  return terms;
}

function inner(word: string, vocabulary: Vocabulary): Terms {
  const terms: Terms = new Map();
  if (word.length >= minInner) {
    for (const candidate of vocabulary.sorted()) {
      if (candidate.includes(word)) {
        addTerm(terms, vocabulary.termsOf(candidate).stem, weights.inner);
      }
    }
  }
  return terms;
}

/**
 * The ways to read one folded word of a query, in steps: a later step is
 * tried only when nothing was found with the ones before. `isTyping`: the
 * word may go on.
 */
export function* readings(
  word: string,
  isTyping: boolean,
  vocabulary: Vocabulary,
): Generator<Alternative[]> {
  const terms = vocabulary.termsOf(word);
  const known = vocabulary.get(word) !== null;
  const first = [single(exact(terms))];
  const parts = known ? [] : (splitCompound(word, vocabulary.lexicon) ?? []);
  const partTerms = parts.map((part) => vocabulary.termsOf(part));
  if (partTerms.length > 0) {
    first.push(asParts(partTerms));
  } else if (terms.parts.length > 0) {
    first.push(asParts(terms.parts.map((stem) => ({stem, parts: []}))));
  }
  if (isTyping) {
    first.push(single(prefixes(word, vocabulary)));
  }
  yield first;
  yield [single(misspelled(word, vocabulary, isTyping))];
  yield [single(inner(word, vocabulary))];
}
