import {isStopWord} from './stopWords';
import {particles as separableParticles} from './separable';
import {stem} from './stem';

/** What German puts between the parts of a compound, the empty string first. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'ens', 'e'];

/** Particles that make another verb or noun but not a compound of things: anmelden, Vorschau. */
const particles = new Set([
  ...separableParticles,
  ...'be ent er ge gegen hinter in neben ober un unter ver zer uber'.split(' '),
]);

/** Compounds that say nothing of their parts: «Lager» has nothing to do with «Grundlagen». */
const whole = new Set(['grundlage', 'grundlagen']);

const minWord = 7;
const minPart = 3;
const longPart = 4;
/** How often a word shorter than `longPart` must occur to count as one. */
const minOccurrences = 3;

/** Words that may be a part of a compound. */
export interface Lexicon {
  /** Whether a folded word occurs on its own. */
  hasWord: (word: string) => boolean;
  /** Whether a word with this stem occurs on its own. */
  hasStem: (stem: string) => boolean;
}

/** A lexicon that grows word by word. */
export interface GrowingLexicon extends Lexicon {
  add: (word: string) => void;
}

/** An empty lexicon. Words of three letters (Web, Tag) must be added three times to count as a part. */
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

/** Whether `text` may stand before another part, with or without a linking element. */
function isModifier(text: string, lexicon: Lexicon): boolean {
  const isLinked = links.some((link) => {
    const bare = text.slice(0, text.length - link.length);
    return bare.length >= minPart && text.endsWith(link) && lexicon.hasWord(bare);
  });
  // Verbs without their ending: «Anmelde-maske», «Such-feld», «Speicher-ort».
  const isVerb = text.length >= longPart && ['n', 'en'].some((end) => lexicon.hasWord(text + end));
  return isLinked || isVerb || isInflected(text, lexicon);
}

/** Another form of a known word: «Passwörter», «Namen», «Element» when only «Elemente» occurs. */
function isInflected(text: string, lexicon: Lexicon): boolean {
  return text.length > longPart && lexicon.hasStem(stem(text));
}

function isLastPart(text: string, lexicon: Lexicon): boolean {
  return text.length >= longPart && (lexicon.hasWord(text) || isInflected(text, lexicon));
}

/** Two parts before more, the last as long as can be: «Domain-eintrag», not «Domai-nein-trag». */
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

/** Whether a word is a form of a known verb: «passende» of «passen», not «Pass-ende»; «veröffentlicht» of «veröffentlichen». */
function isVerbForm(word: string, lexicon: Lexicon): boolean {
  const [, present, past] = /^(?:(.+)end|(.+)t)(?:e[mnrs]?)?$/.exec(word) ?? [];
  const root = present ?? past;
  return root !== undefined && lexicon.hasWord(`${root}en`);
}

/** Whether a folded word is long enough and of letters alone, so that it may be a compound of any lexicon. */
export function mayBeCompound(word: string): boolean {
  return word.length >= minWord && /^\p{L}+$/u.test(word);
}

/**
 * Splits a folded compound into words of the lexicon: `zahlungsarten` →
 * `['zahlungs', 'arten']`; null when the word is no compound of known words.
 */
export function splitCompound(word: string, lexicon: Lexicon): string[] | null {
  const mayBeSplit = mayBeCompound(word) && !whole.has(word) && !isVerbForm(word, lexicon);
  return mayBeSplit ? splitFrom(word, lexicon, 2) : null;
}

/**
 * The longest known word at the end of a folded word, what the thing is at
 * all events: `warnhinweis` → `hinweis`; null when there is none.
 */
export function knownEnd(word: string, lexicon: Lexicon): string | null {
  for (let cut = minPart; cut <= word.length - longPart; cut++) {
    if (isLastPart(word.slice(cut), lexicon)) {
      return word.slice(cut);
    }
  }
  return null;
}
