import {separatedVerb} from '../analysis/separable';
import {stem} from '../analysis/stem';
import {isStopWord} from '../analysis/stopWords';
import {longestWording, wordingKey, type Synonyms} from '../analysis/synonyms';
import {tokenize} from '../analysis/tokens';
import {asSynonym, exact, readings, type Alternative, type Step} from './alternatives';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A word of the query, or neighbouring words that mean one thing. */
export interface Unit {
  words: readonly string[];
  /** Units with the same key find the same. */
  key: string;
  /** Whether its last word may go on. */
  isTyping: boolean;
  /** Its readings, the likeliest first. */
  steps: () => Iterable<Step>;
}

/** What the words of a query can mean. */
export interface Language {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
}

interface Word {
  word: string;
  isTyping: boolean;
  /** The verb that it makes with a particle further on. */
  verb?: string;
}

/** Puts verbs together whose particle stands apart: «melde mich an» has two words, the first of them with «anmelde». */
function joinVerbs(words: readonly Word[], {synonyms, vocabulary}: Language): Word[] {
  const isKnown = (verb: string) =>
    vocabulary.lexicon.hasStem(stem(verb)) || synonyms.has(wordingKey([verb]));
  const spellings = words.map(({word}) => word);
  const taken = new Set<number>();
  const joined = words.map((one, place) => {
    const found = separatedVerb(spellings, place, isKnown);
    if (!found) {
      return one;
    }
    taken.add(found.particle);
    return {...one, verb: found.verb};
  });
  return joined.filter((_, place) => !taken.has(place));
}

function wordsOf(query: string, language: Language): Word[] {
  const tokens = tokenize(query).flatMap((token) =>
    // «Kontakt-Formular» as one word if it is known as one, else as two.
    token.parts && language.vocabulary.get(token.word) === null ? token.parts : [token],
  );
  const words = tokens.map(({word, end}) => ({word, isTyping: end === query.length}));
  return joinVerbs(words, language);
}

/** What else a wording stands for, by the editors' list. */
function othersOf(words: readonly string[], {synonyms, vocabulary}: Language): Alternative[] {
  return (synonyms.get(wordingKey(words)) ?? []).map((wording) => asSynonym(wording, vocabulary));
}

/** The verb as a whole, and less likely what its first part means alone. */
function* wholeFirst(verb: string, alone: Iterable<Step>, language: Language): Generator<Step> {
  const whole = {weight: 1, all: [exact(language.vocabulary.termsOf(verb))]};
  yield {alternatives: [whole, ...othersOf([verb], language)], below: Infinity};
  for (const step of alone) {
    const alternatives = step.alternatives.map(({weight, all}) => ({
      weight: weight * weights.verbAlone,
      all,
    }));
    yield {...step, alternatives};
  }
}

function wordUnit({word, isTyping, verb}: Word, language: Language): Unit {
  const steps = () =>
    readings(word, isTyping, language.vocabulary, (one) => othersOf([one], language));
  return {
    words: [word],
    // What «melde» finds depends on the particle further on.
    key: verb === undefined ? word : `${word}+${verb}`,
    isTyping,
    steps: verb === undefined ? steps : () => wholeFirst(verb, steps(), language),
  };
}

/** Several words with one meaning: written as one word, or with synonyms of their own. */
function wordingUnit(
  words: readonly string[],
  others: Alternative[],
  {vocabulary}: Language,
): Unit {
  const terms = words.map((word) => exact(vocabulary.termsOf(word)));
  return {
    words,
    key: words.join(' '),
    isTyping: false,
    steps: () => [
      {alternatives: [{weight: 1, all: terms}, ...others], below: Infinity},
      {alternatives: terms.map((one) => ({weight: 1 / words.length, all: [one]})), below: 1},
    ],
  };
}

/** The longest wording that begins at a word and has synonyms or is also written as one word. */
function wordingAt(words: readonly Word[], start: number, language: Language): Unit | null {
  for (let length = Math.min(longestWording, words.length - start); length > 1; length--) {
    const part = words.slice(start, start + length).map(({word}) => word);
    const others = othersOf(part, language);
    const joined = length === 2 ? language.vocabulary.get(part.join('')) : null;
    if (joined) {
      others.push({weight: 1, all: [exact(joined)]});
    }
    if (others.length > 0) {
      return wordingUnit(part, others, language);
    }
  }
  return null;
}

/** The units of a query. Stop words count only when there is nothing else. */
export function parseQuery(query: string, language: Language): Unit[] {
  const words = wordsOf(query, language);
  const units: Unit[] = [];
  for (let i = 0; i < words.length;) {
    const unit = wordingAt(words, i, language) ?? wordUnit(words[i]!, language);
    units.push(unit);
    i += unit.words.length;
  }
  const telling = units.filter(({words: [word, ...more]}) => more.length > 0 || !isStopWord(word!));
  return telling.length > 0 ? telling : units;
}
