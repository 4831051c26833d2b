import {isStopWord} from './stopWords';
import {particles as separableParticles} from './separable';
import {stem} from './stem';

/** Linking elements between the parts of a German compound, the empty string first. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'ens', 'e'];

/** Particles that form another verb or noun but not a compound of things: anmelden, Vorschau. */
const particles = new Set([
  ...separableParticles,
  ...'be ent er ge gegen hinter in neben ober un unter ver zer uber'.split(' '),
]);

/** Compounds whose parts do not tell their meaning: «Lager» has nothing to do with «Grundlagen». */
const whole = new Set(['grundlage', 'grundlagen']);

const minWord = 7;
const minPart = 3;
const longPart = 4;
/** How often a word shorter than `longPart` must occur to count as a part. */
const minOccurrences = 3;

/** The words that can be parts of a compound. */
export interface Lexicon {
  /** Returns whether a folded word occurs on its own. */
  hasWord: (word: string) => boolean;
  /** Returns whether a word with this stem occurs on its own. */
  hasStem: (stem: string) => boolean;
}

/** A lexicon that grows word by word. */
export interface GrowingLexicon extends Lexicon {
  add: (word: string) => void;
}

/**
 * Creates an empty lexicon. Words of three letters (Web, Tag) count as a part only after they were added three times.
 */
export function createLexicon(): GrowingLexicon {
  const words = new Set<string>();
  const stems = new Set<string>();
  const short = new Map<string, number>();
  return {
    add(word) {
      const count = word.length < longPart ? (short.get(word) ?? 0) + 1 : Infinity;
      if (count < Infinity) {
        short.set(word, count);
      }
      const isWord = word.length >= minPart && /^\p{L}+$/u.test(word);
      if (isWord && count >= minOccurrences && !isStopWord(word) && !particles.has(word)) {
        words.add(word);
        stems.add(stem(word));
      }
    },
    hasWord: (word) => words.has(word),
    hasStem: (key) => stems.has(key),
  };
}

/** Returns whether `text` can come before another part, with or without a linking element. */
function isModifier(text: string, lexicon: Lexicon): boolean {
  const isLinked = links.some((link) => {
    const bare = text.slice(0, text.length - link.length);
    return bare.length >= minPart && text.endsWith(link) && lexicon.hasWord(bare);
  });
  // Verbs without their ending: «Anmelde-maske», «Such-feld», «Speicher-ort».
  const isVerb = text.length >= longPart && ['n', 'en'].some((end) => lexicon.hasWord(text + end));
  return isLinked || isVerb || isInflected(text, lexicon);
}

/**
 * Returns whether a word is another form of a known word: «Passwörter», «Namen», «Element» when only «Elemente»
 * occurs.
 */
function isInflected(text: string, lexicon: Lexicon): boolean {
  return text.length > longPart && lexicon.hasStem(stem(text));
}

function isLastPart(text: string, lexicon: Lexicon): boolean {
  return text.length >= longPart && (lexicon.hasWord(text) || isInflected(text, lexicon));
}

/**
 * Splits a word from the left. Two parts are better than more, and a longer last part is better: «Domain-eintrag»,
 * not «Domai-nein-trag».
 */
function splitFrom(word: string, lexicon: Lexicon, depth: number): string[] | null {
  const cuts: [first: string, rest: string][] = [];
  for (let cut = minPart; cut <= word.length - minPart; cut++) {
    const first = word.slice(0, cut);
    if (isModifier(first, lexicon)) {
      cuts.push([first, word.slice(cut)]);
    }
  }
  const twoParts = cuts.find(([, rest]) => isLastPart(rest, lexicon));
  if (twoParts || depth === 0) {
    return twoParts ?? null;
  }
  for (const [first, rest] of cuts) {
    const more = splitFrom(rest, lexicon, depth - 1);
    if (more) {
      return [first, ...more];
    }
  }
  return null;
}

/**
 * Returns whether a word is a form of a known verb: «passende» belongs to «passen» and is not «Pass-ende»;
 * «veröffentlicht» belongs to «veröffentlichen».
 */
function isVerbForm(word: string, lexicon: Lexicon): boolean {
  const [, present, past] = /^(?:(.+)end|(.+)t)(?:e[mnrs]?)?$/.exec(word) ?? [];
  const root = present ?? past;
  return root !== undefined && lexicon.hasWord(`${root}en`);
}

/** Returns whether a folded word can be a compound in any lexicon: it is long enough and contains only letters. */
export function mayBeCompound(word: string): boolean {
  return word.length >= minWord && /^\p{L}+$/u.test(word);
}

/**
 * Splits a folded compound into words of the lexicon: `zahlungsarten` → `['zahlungs', 'arten']`. Returns null if the
 * word is not a compound of known words.
 */
export function splitCompound(word: string, lexicon: Lexicon): string[] | null {
  const mayBeSplit = mayBeCompound(word) && !whole.has(word) && !isVerbForm(word, lexicon);
  return mayBeSplit ? splitFrom(word, lexicon, 2) : null;
}

/**
 * Returns the longest known word at the end of a folded word, which names the kind of thing: `warnhinweis` →
 * `hinweis`. Returns null if there is none.
 */
export function knownEnd(word: string, lexicon: Lexicon): string | null {
  for (let cut = minPart; cut <= word.length - longPart; cut++) {
    if (isLastPart(word.slice(cut), lexicon)) {
      return word.slice(cut);
    }
  }
  return null;
}
