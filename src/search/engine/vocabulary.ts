import {letterSet} from '../analysis/distance';
import {createLexicon, type Lexicon} from '../analysis/compounds';
import {stem} from '../analysis/stem';
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
  /** Takes over a list such as `kontakt.formular web.site`: where compounds are split. */
  addCompounds: (list: string) => void;
  /** Registers a word of a text as it is written; gives the terms it is indexed under. */
  add: (raw: string) => readonly string[];
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
  const compounds = new Map<string, string[]>();
  const words = new Map<string, WordTerms>();
  const indexed = new Map<string, readonly string[]>();
  const lexicon = createLexicon();
  let meant: readonly string[] = [];
  let sorted: string[] | null = null;
  let letters: Int32Array | null = null;

  /** What is made of all words is made anew when it is asked for. */
  const grow = () => {
    sorted = null;
    letters = null;
  };
  const termsOf = (word: string): WordTerms => ({
    stem: stem(word),
    parts: compounds.get(word)?.map(stem) ?? [],
  });
  const register = (word: string): WordTerms => {
    let terms = words.get(word);
    if (!terms) {
      terms = termsOf(word);
      words.set(word, terms);
      lexicon.add(word);
      grow();
    }
    return terms;
  };
  const analyze = (raw: string): readonly string[] => {
    const [token] = tokenize(raw);
    if (!token) {
      return [];
    }
    const whole = register(token.word);
    const parts = token.parts
      ? token.parts
          .map(({word}) => word)
          .filter((part) => !isStopWord(part))
          .map(register)
          .flatMap((part) => [part.stem, ...part.parts])
      : whole.parts;
    return [whole.stem, ...new Set(parts.map(partTerm))];
  };
  return {
    addCompounds(list) {
      for (const split of list.split(' ')) {
        const parts = split.split('.');
        compounds.set(parts.join(''), parts);
      }
    },
    add(raw) {
      let terms = indexed.get(raw);
      if (!terms) {
        terms = analyze(raw);
        indexed.set(raw, terms);
      }
      return terms;
    },
    addMeant(list) {
      meant = list;
      grow();
    },
    get: (word) => words.get(word) ?? null,
    termsOf: (word) => words.get(word) ?? termsOf(word),
    sorted: () => (sorted ??= [...new Set([...words.keys(), ...meant])].sort()),
    letters() {
      return (letters ??= Int32Array.from(this.sorted(), letterSet));
    },
    lexicon,
  };
}
