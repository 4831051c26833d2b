import type {AnswerBeginning} from '../wire/types';
import {bestFit} from './asked';
import {hasUnasked, type Consequences} from './consequences';
import type {WeighedUnit} from './matches';
import type {Unit} from './query';
import {hasUnit, type Candidate} from './score';
import type {Section} from './store';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

const sentenceCount = 2;

/** Matches the space after a sentence. A dot after a number or a single letter ends none (1. August, z. B.). */
const betweenSentences = /(?<=(?<![\s(]\p{L}|^\p{L}|\d)[.!?…][»)]*)\s+(?=[\p{Lu}«(])/u;

/** Returns the first sentences. A text without a full stop is a label or needs what stands around it. */
function sentencesOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(betweenSentences))
    .filter((sentence) => /[.!?…][»)]*$/.test(sentence))
    .slice(0, sentenceCount)
    .join(' ');
}

/** Returns how the answer of a section begins: its first steps, otherwise its first sentences. */
export function beginningOf({steps, texts}: Section): AnswerBeginning | null {
  const text = steps.length > 1 ? '' : sentencesOf(texts);
  return steps.length > 1 ? {steps, text} : text ? {steps: [], text} : null;
}

/** Words that turn a sentence into its contrary. */
const negation = /\b(?:nicht|nichts|nie|niemals|niemand|nirgends|kein\w*|ohne)\b/i;

/**
 * Returns the beginning of the answer in the best section, or null without confidence that it answers the query. For
 * that, no telling word is left out, one of its questions or its heading says most of the query, both or neither
 * are negated, and no other page answers nearly as well.
 */
export function sureBeginning(
  query: string,
  units: readonly Pick<Unit, 'key' | 'words'>[],
  weighed: readonly WeighedUnit[],
  found: readonly Candidate[],
  vocabulary: Vocabulary,
  consequences: Consequences,
): AnswerBeginning | null {
  const [first] = found;
  if (!first) {
    return null;
  }
  const {section} = first;
  const next = found.find((one) => one.section.page !== section.page);
  const isNegated = negation.test(query);
  const fit = bestFit(section, (text) => negation.test(text) === isNegated, weighed, vocabulary);
  const isTelling = ({words}: Pick<Unit, 'words'>) =>
    words.length > 1 || !vocabulary.isLowerCase(vocabulary.termsOf(words[0]!).stem);
  const isThere = ({key}: Pick<Unit, 'key'>) =>
    weighed.some((one) => one.key === key && hasUnit(section, one));
  const isSure =
    fit !== undefined &&
    // The beginning of a page says what it is about.
    section.anchor !== null &&
    Math.min(fit.share, fit.precision) >= weights.sureShare &&
    fit.share * fit.precision >= weights.sureFit &&
    units.every((unit) => !isTelling(unit) || isThere(unit)) &&
    (!next || first.score >= weights.sureMargin * next.score) &&
    !hasUnasked([section.heading.text, ...section.steps].join(' '), query, consequences);
  return isSure ? beginningOf(section) : null;
}
