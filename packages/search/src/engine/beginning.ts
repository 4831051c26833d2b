import type {AnswerBeginning} from '../wire/types';
import {spellingShare} from './asked';
import {hasUnasked, type Consequences} from './consequences';
import {gramsOf} from './grams';
import type {WeighedUnit} from './matches';
import {productOf} from './products';
import type {Unit} from './query';
import {hasUnit, type Candidate} from './score';
import type {Section} from './store';
import {weights} from './weights';

const sentenceCount = 2;

/** Matches the space after a sentence. A dot after a number or a single letter ends none (1. August, z. B.). */
const betweenSentences = /(?<=(?<![\s(]\p{L}|^\p{L}|\d)[.!?…][»)]*)\s+(?=[\p{Lu}«(])/u;

/** Returns the first sentences. A text without a full stop is a label or needs what stands around it. */
function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(betweenSentences))
    .filter((sentence) => /[.!?…][»)]*$/.test(sentence))
    .slice(0, sentenceCount);
}

/**
 * Returns how the answer of a section begins: its first steps, otherwise its first sentences. Where a part of it follows
 * a single sentence, that only says what it is about, and the steps of the part are the answer.
 */
export function beginningOf(
  {page, level, steps, texts}: Section,
  following?: Section,
): AnswerBeginning | null {
  const sentences = sentencesOf(texts);
  const isPart = following?.page === page && following.level > level && sentences.length < 2;
  const first = [steps, isPart ? following.steps : []].find((some) => some.length > 1);
  return first
    ? {steps: first, text: ''}
    : sentences.length > 0
      ? {steps: [], text: sentences.join(' ')}
      : null;
}

/** Words that turn a sentence into its contrary. */
const negation = /\b(?:nicht|nichts|nie|niemals|niemand|nirgends|kein\w*|ohne)\b/i;

/**
 * Returns the beginning of the answer in the best section, or null without confidence that it answers the query. For
 * that, its heading or a question of it, negated like the query, is spelt much like it, it has most words of the query,
 * and no other page answers nearly as well. What other products answer as well must be spelt even more alike.
 */
export function sureBeginning(
  query: string,
  units: readonly Pick<Unit, 'key'>[],
  weighed: readonly WeighedUnit[],
  found: readonly Candidate[],
  sections: readonly Section[],
  consequences: Consequences,
): AnswerBeginning | null {
  const [first] = found;
  // The beginning of a page says what it is about.
  if (!first || first.section.anchor === null) {
    return null;
  }
  const {section, score} = first;
  const beginning = beginningOf(section, sections[section.id + 1]);
  const marginTo = (isOther: (one: Candidate) => boolean) =>
    score / (found.find(isOther)?.score ?? 0);
  const margin = marginTo((one) => productOf(one) !== productOf(first));
  const isNegated = negation.test(query);
  const alike = spellingShare(section, gramsOf(query), (text) => negation.test(text) === isNegated);
  const there = units.filter(({key}) =>
    weighed.some((one) => one.key === key && hasUnit(section, one)),
  );
  const isSure =
    beginning &&
    alike >= (margin < weights.besideProducts ? weights.sureBeside : weights.sure) &&
    there.length >= weights.sureWords * units.length &&
    margin >= weights.sureProduct &&
    marginTo((one) => one.section.page !== section.page) >= weights.sureMargin &&
    !hasUnasked(
      [section.heading.text, ...beginning.steps, beginning.text].join(' '),
      query,
      consequences,
    );
  return isSure ? beginning : null;
}
