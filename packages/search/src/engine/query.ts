import {separatedVerb} from '../analysis/separable';
import {stem} from '../analysis/stem';
import {isStopWord} from '../analysis/stopWords';
import {longestWording, wordingKey, type Synonyms} from '../analysis/synonyms';
import {tokenize} from '../analysis/tokens';
import {asSynonym, exact, readings, type Alternative, type Step} from './alternatives';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A word of the query, or neighbouring words with one meaning. */
export interface Unit {
  words: readonly string[];
  /** Units with the same key find the same sections. */
  key: string;
  /** Whether its last word may continue. */
  isTyping: boolean;
  /** Its readings, the likeliest first. */
  steps: () => Iterable<Step>;
}

/** Everything that determines what the words of a query can mean. */
export interface Language {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
}

interface Word {
  word: string;
  isTyping: boolean;
  /** The verb that it forms with a later particle. */
  verb?: string;
}

/**
 * Joins verbs with their separate particles: «melde mich an» becomes two words, and the first has the verb «anmelde».
 */
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
    // «Kontakt-Formular» counts as one word if that word is known, otherwise as two.
    token.parts && language.vocabulary.get(token.word) === null ? token.parts : [token],
  );
  const words = tokens.map(({word, end}) => ({word, isTyping: end === query.length}));
  return joinVerbs(words, language);
}

/** Returns what else a wording stands for, according to the editors' list. */
function othersOf(words: readonly string[], {synonyms, vocabulary}: Language): Alternative[] {
  return (synonyms.get(wordingKey(words)) ?? []).map((wording) => asSynonym(wording, vocabulary));
}

/** Yields the readings of the whole verb, then, as less likely, those of its first part alone. */
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
    // What «melde» finds depends on the later particle.
    key: verb === undefined ? word : `${word}+${verb}`,
    isTyping,
    steps: verb === undefined ? steps : () => wholeFirst(verb, steps(), language),
  };
}

/** Returns the unit for several words with one meaning: they have synonyms or can be written as one word. */
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

/** Returns the longest wording that begins at a word and has synonyms or can be written as one word. */
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

/** Returns the units of a query. Stop words count only if there are no other words. */
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
