import {letterSet} from '../analysis/distance';
import {createLexicon, type Lexicon} from '../analysis/compounds';
import {stem} from '../analysis/stem';
import type {Splitter} from '../analysis/splits';
import {isStopWord} from '../analysis/stopWords';
import {tokenize} from '../analysis/tokens';

/** What is indexed for a word: its stem, and the stems of its parts when it is a compound. */
export interface WordTerms {
  stem: string;
  parts: readonly string[];
}

/** Marks a term that is only a part of the word in the text: `+formular` for Kontaktformular. */
export function partTerm(stem: string): string {
  return `+${stem}`;
}

/** The words of the loaded texts, by their folded spelling, and the terms they are indexed under. */
export interface Vocabulary {
  /**
   * Begins a file. The function registers the words of its texts as they are written and gives the
   * terms they are indexed under; it asks `split` once for each word of the file.
   */
  begin: (split: Splitter) => (raw: string) => readonly string[];
  /** The terms of a folded word, null when no text has it. */
  get: (word: string) => WordTerms | null;
  /** Terms a word would have, known or not. */
  termsOf: (word: string) => WordTerms;
  /** Takes over words that no text needs to have: readers may mean them when they misspell. */
  addMeant: (words: readonly string[]) => void;
  /** All words, sorted. */
  sorted: () => readonly string[];
  /** The letters of each, in the same order. */
  letters: () => Int32Array;
  /** Words that may be parts of a compound in a query. */
  lexicon: Lexicon;
}

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, WordTerms>();
  const lexicon = createLexicon();
  let meant: readonly string[] = [];
  let sorted: string[] | null = null;
  let letters: Int32Array | null = null;

  /** What is made of all words is made anew when it is asked for. */
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
  /** The terms of a word in a text, with a function that gives those of its words. */
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
    sorted: () => (sorted ??= [...new Set([...words.keys(), ...meant])].sort()),
    letters() {
      return (letters ??= Int32Array.from(this.sorted(), letterSet));
    },
    lexicon,
  };
}
