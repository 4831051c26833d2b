import {isStopWord} from '../analysis/stopWords';
import {longestWording, wordingKey, type Synonyms} from '../analysis/synonyms';
import {tokenize} from '../analysis/tokens';
import {asSynonym, exact, readings, type Alternative, type Step} from './alternatives';
import type {Vocabulary} from './vocabulary';

/** A word of the query, or neighbouring words that mean one thing. */
export interface Unit {
  words: readonly string[];
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
}

function wordsOf(query: string, vocabulary: Vocabulary): Word[] {
  const tokens = tokenize(query).flatMap((token) =>
    // «Kontakt-Formular» as one word if it is known as one, else as two.
    token.parts && vocabulary.get(token.word) === null ? token.parts : [token],
  );
  return tokens.map(({word, end}) => ({word, isTyping: end === query.length}));
}

/** What else a wording stands for, by the editors' list. */
function othersOf(words: readonly string[], {synonyms, vocabulary}: Language): Alternative[] {
  return (synonyms.get(wordingKey(words)) ?? []).map((wording) => asSynonym(wording, vocabulary));
}

function wordUnit({word, isTyping}: Word, language: Language): Unit {
  return {
    words: [word],
    isTyping,
    steps: () => readings(word, isTyping, language.vocabulary, (one) => othersOf([one], language)),
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
  const words = wordsOf(query, language.vocabulary);
  const units: Unit[] = [];
  for (let i = 0; i < words.length;) {
    const unit = wordingAt(words, i, language) ?? wordUnit(words[i]!, language);
    units.push(unit);
    i += unit.words.length;
  }
  const telling = units.filter(({words: [word, ...more]}) => more.length > 0 || !isStopWord(word!));
  return telling.length > 0 ? telling : units;
}
