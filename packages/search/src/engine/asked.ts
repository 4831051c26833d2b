import {isStopWord} from '../analysis/stopWords';
import {tokenize} from '../analysis/tokens';
import type {WeighedUnit} from './score';
import type {Section} from './store';
import {partTerm, type Vocabulary} from './vocabulary';
import {weights} from './weights';

/** The index terms of each telling word of a question. */
type Words = string[][];

const known = new WeakMap<Section, {asked: Words[]}>();

/** Returns the telling words of what a section answers: its questions, and its heading, which may be one. */
function askedOf(section: Section, {termsOf}: Vocabulary): Words[] {
  const read = known.get(section);
  if (read) {
    return read.asked;
  }
  const texts = section.isQuestion
    ? section.questions
    : [section.heading.text, ...section.questions];
  const asked = texts.map((text) =>
    tokenize(text)
      .flatMap((token) => (token.parts ? [token, ...token.parts] : [token]))
      .filter(({word}) => !isStopWord(word))
      .map(({word}) => {
        const {stem, parts} = termsOf(word);
        return [stem, ...parts.map(partTerm)];
      }),
  );
  known.set(section, {asked});
  return asked;
}

/**
 * Returns how well the best question of a section is what the reader asks, 0 to 1: how much of the query it has, and how
 * much of it the query has.
 */
export function askedShare(
  section: Section,
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
): number {
  let best = 0;
  for (const words of askedOf(section, vocabulary)) {
    let share = 0;
    const met = new Set<number>();
    for (const unit of units) {
      let isMet = false;
      words.forEach((terms, place) => {
        if (terms.some((term) => unit.terms.has(term))) {
          isMet = true;
          met.add(place);
        }
      });
      share += isMet ? unit.share : 0;
    }
    const precision = words.length === 0 ? 0 : met.size / words.length;
    const {askedPrecision} = weights;
    best = Math.max(best, share * (1 - askedPrecision + askedPrecision * precision));
  }
  return best;
}
