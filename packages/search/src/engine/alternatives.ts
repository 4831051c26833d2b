import {typos} from '@portal/common/text/typos';
import {allowedTypos, letterSet, mayBeTypo} from '../analysis/distance';
import {knownEnd, splitCompound} from '../analysis/compounds';
import {baseOfDiminutive} from '../analysis/diminutive';
import {infinitiveOf} from '../analysis/participle';
import {stem} from '../analysis/stem';
import {partTerm, type Vocabulary, type WordTerms} from './vocabulary';
import {weights} from './weights';

/** Index terms with the weight of a match, 1 for the word itself. */
export type Terms = Map<string, number>;

/** One way to match a part of the query: each of `all` must match. */
export interface Alternative {
  weight: number;
  all: Terms[];
}

const minInner = 4;
const maxPrefixes = 60;

function addTerm(terms: Terms, term: string, weight: number): void {
  terms.set(term, Math.max(weight, terms.get(term) ?? 0));
}

/** Returns the word itself and compounds that contain it. */
export function exact({stem}: WordTerms): Terms {
  return new Map([
    [stem, 1],
    [partTerm(stem), weights.part],
  ]);
}

const single = (terms: Terms, weight = 1): Alternative => ({weight, all: [terms]});

/** Returns a compound's parts as separate words: Passwortänderung → Passwort ändern. */
function asParts(parts: readonly WordTerms[]): Alternative {
  return {weight: weights.compound, all: parts.map(exact)};
}

/** Returns a synonym: all words of the other wording. */
export function asSynonym(wording: readonly string[], vocabulary: Vocabulary): Alternative {
  return {weight: weights.synonym, all: wording.map((word) => exact(vocabulary.termsOf(word)))};
}

/** Returns the words that begin with the typed letters. The fewer letters are missing, the heavier the word. */
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

/** Returns the words with the fewest typing errors, up to the allowed number of errors. */
function corrections(word: string, vocabulary: Vocabulary, isTyping: boolean) {
  let least = allowedTypos(word);
  let words: {word: string; isBeginning: boolean}[] = [];
  const letters = letterSet(word);
  const lettersOf = vocabulary.letters();
  const all = least > 0 ? vocabulary.sorted() : [];
  for (let i = 0; i < all.length; i++) {
    if (!mayBeTypo(letters, lettersOf[i]!, least, isTyping)) {
      continue;
    }
    const candidate = all[i]!;
    const whole = typos(word, candidate, least);
    const isBeginning = isTyping && whole > least;
    const count = isBeginning ? typos(word, candidate, least, true) : whole;
    if (count < least) {
      words = [];
      least = count;
    }
    if (count === least) {
      words.push({word: candidate, isBeginning});
    }
  }
  return {count: least, words};
}

/** Returns what misspelled words stand for. */
function meanings(
  {count, words}: ReturnType<typeof corrections>,
  vocabulary: Vocabulary,
  others: Others,
): Alternative[] {
  const factor = weights.typo[count]!;
  const terms: Terms = new Map();
  for (const {word: right, isBeginning} of words) {
    const share = isBeginning ? weights.prefix * factor : factor;
    for (const [term, weight] of exact(vocabulary.termsOf(right))) {
      addTerm(terms, term, weight * share);
    }
  }
  const meant = words.flatMap(({word: right, isBeginning}) => (isBeginning ? [] : others(right)));
  return [single(terms), ...meant.map(({weight, all}) => ({weight: weight * factor, all}))];
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

/** Returns what else a word stands for. */
export type Others = (word: string) => Alternative[];

/** Alternatives that are tried together. */
export interface Step {
  alternatives: Alternative[];
  /**
   * The step is tried if fewer sections than this were found so far. The value never rises from one step to the next.
   */
  below: number;
}

/** Returns the parts of a compound, either known from the texts or found from its own letters. */
function partsOf(word: string, {parts}: WordTerms, vocabulary: Vocabulary): WordTerms[] {
  return vocabulary.get(word) === null
    ? (splitCompound(word, vocabulary.lexicon) ?? []).map((part) => vocabulary.termsOf(part))
    : parts.map((stem) => ({stem, parts: []}));
}

/** Returns what the plain form of a word stands for: «sperren» for «gesperrt», «Bild» for «Bildli». */
function asPlainForm(word: string, vocabulary: Vocabulary, others: Others): Alternative[] {
  const diminutive = vocabulary.get(word) === null ? baseOfDiminutive(word) : null;
  return [infinitiveOf(word), diminutive]
    .filter((plain) => plain !== null)
    .flatMap((plain) => [
      ...(vocabulary.lexicon.hasStem(stem(plain))
        ? [single(exact(vocabulary.termsOf(plain)), weights.plainForm)]
        : []),
      ...others(plain).map(({weight, all}) => ({weight: weight * weights.plainForm, all})),
    ]);
}

/** Returns one part of a rare compound: what it is about (Produktfoto → Foto) or what it belongs to (Menüpunkt → Menü). */
function partAlone(part: WordTerms): Alternative {
  return single(exact(part), weights.partAlone);
}

/**
 * Yields the ways to read one folded word of a query, the likeliest first. `isTyping` means that the word may
 * continue.
 */
export function* readings(
  word: string,
  isTyping: boolean,
  vocabulary: Vocabulary,
  others: Others,
): Generator<Step> {
  const terms = vocabulary.termsOf(word);
  const parts = partsOf(word, terms, vocabulary);
  const isUnknown = vocabulary.get(word) === null;
  const begun: Terms = isTyping ? prefixes(word, vocabulary) : new Map();
  // The texts contain only its stem: «endern» is found as «Ende», but may mean «ändern».
  const isDoubtful = isUnknown && begun.size === 0 && vocabulary.lexicon.hasStem(terms.stem);
  const alternatives = [
    single(exact(terms)),
    ...asPlainForm(word, vocabulary, others),
    ...(isTyping ? [single(begun)] : []),
    ...others(word),
  ];
  yield {alternatives, below: Infinity};
  // A compound that is itself common (Passwort) says more than its parts (Pass, Wort).
  const apart = parts.length > 0 ? [asParts(parts)] : [];
  // The following steps look at all words, so they run only if they may be needed.
  yield {alternatives: [], below: isDoubtful ? Infinity : weights.enough};
  const alone = parts.filter((_, i) => i === 0 || i === parts.length - 1).map(partAlone);
  const compound = {alternatives: [...apart, ...alone], below: weights.enough};
  const corrected = corrections(word, vocabulary, isTyping);
  // One wrong letter is likelier than a compound that no text contains: «pasword» is not «Pas-Word».
  const isTypo = isUnknown && corrected.words.length > 0 && corrected.count === 1;
  const typo = {
    alternatives: meanings(corrected, vocabulary, others),
    below: isTypo && isDoubtful ? Infinity : 1,
  };
  yield* isTypo ? [typo, {...compound, below: 1}] : [compound, typo];
  const end = parts.length > 0 ? null : knownEnd(word, vocabulary.lexicon);
  yield {alternatives: end === null ? [] : [partAlone(vocabulary.termsOf(end))], below: 1};
  yield {alternatives: [single(inner(word, vocabulary))], below: 1};
}
