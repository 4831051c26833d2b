import {isStopWord} from '../analysis/stopWords';
import {tokenize} from '../analysis/tokens';
import {gramsOf, similarity} from './grams';
import type {WeighedUnit} from './matches';
import type {Section} from './store';
import {partTerm, type Vocabulary} from './vocabulary';
import {weights} from './weights';

/** Something that a section answers, with the index terms of each of its telling words. */
interface Asked {
  text: string;
  words: string[][];
}

const known = new WeakMap<Section, Asked[]>();
const spellings = new WeakMap<Section, Set<string>[]>();
const passages = new WeakMap<Section, Asked[]>();

/** Returns texts with the index terms of their telling words. */
function withTerms(texts: readonly string[], {termsOf}: Vocabulary): Asked[] {
  return texts.map((text) => ({
    text,
    words: tokenize(text)
      .flatMap((token) => (token.parts ? [token, ...token.parts] : [token]))
      .filter(({word}) => !isStopWord(word))
      .map(({word}) => {
        const {stem, parts} = termsOf(word);
        return [stem, ...parts.map(partTerm)];
      }),
  }));
}

/** Returns what a section answers: its heading, which may be a question, and its questions. */
function askedOf(section: Section, vocabulary: Vocabulary): Asked[] {
  const read = known.get(section);
  if (read) {
    return read;
  }
  const texts = new Set([section.heading.text, ...section.questions]);
  const asked = withTerms([...texts], vocabulary);
  known.set(section, asked);
  return asked;
}

/** Returns how similar a section's heading or one of its questions, of those that are `comparable`, is spelt, 0 to 1. */
export function spellingShare(
  section: Section,
  query: ReadonlySet<string>,
  comparable: (text: string) => boolean = () => true,
): number {
  const texts = [section.heading.text, ...section.questions];
  const own = spellings.get(section) ?? texts.map(gramsOf);
  spellings.set(section, own);
  return own
    .filter((_, i) => comparable(texts[i]!))
    .reduce((best, grams) => Math.max(best, similarity(grams, query)), 0);
}

/** How well a question fits a query. */
interface Fit {
  text: string;
  /** Share of the query that the question has, 0 to 1. */
  share: number;
  /** Share of the question that the query has, 0 to 1. */
  precision: number;
}

function fitOf({text, words}: Asked, units: readonly WeighedUnit[]): Fit {
  const met = new Set<string[]>();
  let share = 0;
  for (const unit of units) {
    const same = words.filter((terms) => terms.some((term) => unit.terms.has(term)));
    same.forEach((word) => met.add(word));
    share += same.length > 0 ? unit.share : 0;
  }
  return {text, share, precision: words.length === 0 ? 0 : met.size / words.length};
}

/** Returns how well what a section answers fits a query, 0 to 1. */
export function askedShare(
  section: Section,
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
): number {
  const {askedPrecision} = weights;
  return askedOf(section, vocabulary)
    .map((asked) => fitOf(asked, units))
    .reduce(
      (best, {share, precision}) =>
        Math.max(best, share * (1 - askedPrecision + askedPrecision * precision)),
      0,
    );
}

/** How well a question fits: one with half of the query, or with less but little else, has 0.5 and more. */
const fitness = ({share, precision}: Fit): number => share * (1 + precision);

/**
 * Returns the question of a section that has most of a query and little else, if its heading does not fit as well.
 * Returns undefined if none does.
 */
export function fittingQuestion(
  section: Section,
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
): string | undefined {
  const [fit] = askedOf(section, vocabulary)
    .map((asked) => fitOf(asked, units))
    .sort((a, b) => fitness(b) - fitness(a));
  return fit && fit.text !== section.heading.text && fitness(fit) >= weights.suggested
    ? fit.text
    : undefined;
}

/** Returns the largest share of a query that one text of a section has, 0 to 1. */
export function passageShare(
  section: Section,
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
): number {
  const texts =
    passages.get(section) ?? withTerms([...section.texts, ...section.questions], vocabulary);
  passages.set(section, texts);
  return texts.reduce((best, text) => Math.max(best, fitOf(text, units).share), 0);
}
