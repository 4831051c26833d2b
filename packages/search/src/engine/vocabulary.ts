import {letterSet} from '../analysis/distance';
import {createLexicon, type Lexicon} from '../analysis/compounds';
import {stem} from '../analysis/stem';
import type {Splitter} from '../analysis/splits';
import {isStopWord} from '../analysis/stopWords';
import {tokenize} from '../analysis/tokens';

/** The index terms of a word: its stem, and the stems of its parts if it is a compound. */
export interface WordTerms {
  stem: string;
  parts: readonly string[];
}

/** Marks a term that is only a part of a word in the text: `+formular` for Kontaktformular. */
export function partTerm(stem: string): string {
  return `+${stem}`;
}

/** The words of the loaded texts by their folded spelling, and the terms that they are indexed under. */
export interface Vocabulary {
  /**
   * Begins a file. The returned function registers the words of its texts as they are written and returns the terms
   * that they are indexed under. It calls `split` once for each word of the file.
   */
  begin: (split: Splitter) => (raw: string) => readonly string[];
  /** Returns the terms of a folded word, or null if no text contains it. */
  get: (word: string) => WordTerms | null;
  /** Returns the terms that a word would have, whether it is known or not. */
  termsOf: (word: string) => WordTerms;
  /** Adds words that no text needs to contain. Readers may mean them when they misspell. */
  addMeant: (words: readonly string[]) => void;
  /** Returns whether texts write a word with this stem in lower case: in German, it is no noun. */
  isLowerCase: (stem: string) => boolean;
  /** All words, sorted. */
  sorted: () => readonly string[];
  /** The letter sets of all words, in the same order. */
  letters: () => Int32Array;
  /** Words that may be parts of a compound in a query. */
  lexicon: Lexicon;
}

/** Creates an empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, WordTerms>();
  const lexicon = createLexicon();
  const lowerCase = new Set<string>();
  let meant: readonly string[] = [];
  let sorted: string[] | null = null;
  let letters: Int32Array | null = null;

  /** Drops the values that are derived from all words. They are computed again when needed. */
  const grow = () => {
    sorted = null;
    letters = null;
  };
  const register = (word: string, parts: readonly string[] | null): WordTerms => {
    let terms = words.get(word);
    if (!terms) {
      terms = {stem: stem(word), parts: parts?.map(stem) ?? []};
      words.set(word, terms);
      lexicon.add(word);
      grow();
    }
    return terms;
  };
  /** Returns the terms of a word in a text. `termsOf` returns the terms of its parts. */
  const analyze = (raw: string, termsOf: (word: string) => WordTerms): readonly string[] => {
    const [token] = tokenize(raw);
    if (!token) {
      return [];
    }
    const whole = termsOf(token.word);
    const parts = token.parts
      ? token.parts
          .map(({word}) => word)
          .filter((part) => !isStopWord(part))
          .map(termsOf)
          .flatMap((part) => [part.stem, ...part.parts])
      : whole.parts;
    return [whole.stem, ...new Set(parts.map(partTerm))];
  };
  return {
    begin(split) {
      const ofFile = new Map<string, WordTerms>();
      const indexed = new Map<string, readonly string[]>();
      const termsOf = (word: string): WordTerms => {
        let terms = ofFile.get(word);
        if (!terms) {
          terms = register(word, split(word));
          ofFile.set(word, terms);
        }
        return terms;
      };
      return (raw) => {
        let terms = indexed.get(raw);
        if (!terms) {
          terms = analyze(raw, termsOf);
          indexed.set(raw, terms);
          if (terms.length > 0 && raw.charAt(0) !== raw.charAt(0).toUpperCase()) {
            lowerCase.add(terms[0]!);
          }
        }
        return terms;
      };
    },
    addMeant(list) {
      meant = list;
      grow();
    },
    get: (word) => words.get(word) ?? null,
    termsOf: (word) => words.get(word) ?? {stem: stem(word), parts: []},
    isLowerCase: (key) => lowerCase.has(key),
    sorted: () => (sorted ??= [...new Set([...words.keys(), ...meant])].sort()),
    letters() {
      return (letters ??= Int32Array.from(this.sorted(), letterSet));
    },
    lexicon,
  };
}
