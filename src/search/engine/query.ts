import {isStopWord} from '../analysis/stopWords';
import {longestWording, wordingKey, type Synonyms} from '../analysis/synonyms';
import {tokenize} from '../analysis/tokens';
import {asSynonym, exact, readings, type Alternative} from './alternatives';
import type {Vocabulary} from './vocabulary';

/** A word of the query, or neighbouring words that mean one thing. */
export interface Unit {
  words: readonly string[];
  /** Its readings, in steps (see {@link readings}). */
  steps: () => Iterable<Alternative[]>;
}

/** Weight of a wording when only one of its words occurs. */
const looseWord = 0.3;

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

function wordUnit({word, isTyping}: Word, synonyms: Synonyms, vocabulary: Vocabulary): Unit {
  return {
    words: [word],
    *steps() {
      const others = (synonyms.get(wordingKey([word])) ?? []).map((wording) =>
        asSynonym(wording, vocabulary),
      );
      let isFirst = true;
      for (const step of readings(word, isTyping, vocabulary)) {
        yield isFirst ? [...step, ...others] : step;
        isFirst = false;
      }
    },
  };
}

/** Several words with one meaning: written as one word, or with synonyms of their own. */
function wordingUnit(
  words: readonly string[],
  others: Alternative[],
  vocabulary: Vocabulary,
): Unit {
  const terms = words.map((word) => exact(vocabulary.termsOf(word)));
  return {
    words,
    steps: () => [
      [
        {weight: 1, all: terms},
        ...others,
        ...terms.map((one) => ({weight: looseWord, all: [one]})),
      ],
    ],
  };
}

/** The longest wording that begins at a word and has synonyms or is also written as one word. */
function wordingAt(
  words: readonly Word[],
  start: number,
  synonyms: Synonyms,
  vocabulary: Vocabulary,
): Unit | null {
  for (let length = Math.min(longestWording, words.length - start); length > 1; length--) {
    const part = words.slice(start, start + length).map(({word}) => word);
    const others = (synonyms.get(wordingKey(part)) ?? []).map((other) =>
      asSynonym(other, vocabulary),
    );
    const joined = length === 2 ? vocabulary.get(part.join('')) : null;
    if (joined) {
      others.push({weight: 1, all: [exact(joined)]});
    }
    if (others.length > 0) {
      return wordingUnit(part, others, vocabulary);
    }
  }
  return null;
}

/** The units of a query. Stop words count only when there is nothing else. */
export function parseQuery(query: string, synonyms: Synonyms, vocabulary: Vocabulary): Unit[] {
  const words = wordsOf(query, vocabulary);
  const units: Unit[] = [];
  for (let i = 0; i < words.length;) {
    const unit =
      wordingAt(words, i, synonyms, vocabulary) ?? wordUnit(words[i]!, synonyms, vocabulary);
    units.push(unit);
    i += unit.words.length;
  }
  const telling = units.filter(({words: [word, ...more]}) => more.length > 0 || !isStopWord(word!));
  return telling.length > 0 ? telling : units;
}
