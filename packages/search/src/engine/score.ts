import {stem} from '../analysis/stem';
import {askedShare} from './asked';
import type {UnitMatch, WeighedUnit} from './matches';
import {namedFiles} from './named';
import type {Unit} from './query';
import type {Section, Store} from './store';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

/** A section that matches at least a part of the query. */
export interface Candidate {
  section: Section;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** Share of the query that it matches, weighted by the rarity of the words, 0 to 1. */
  coverage: number;
}

/** Returns whether a section has a unit, in its texts or through the name of its manual. */
export function hasUnit({id, file}: Section, {matches, names}: WeighedUnit): boolean {
  return names.has(file) || matches.has(id);
}

/** Returns how much of a topic a word names: verbs, adverbs and numbers less than nouns. */
function topicality([word = '', ...more]: readonly string[], vocabulary: Vocabulary): number {
  const isNumber = /^\d+$/.test(word);
  return more.length === 0 && (isNumber || vocabulary.isLowerCase(stem(word)))
    ? isNumber
      ? weights.number
      : weights.lowerCase
    : 1;
}

/** Weighs the units that were found. */
export function weighUnits(
  found: readonly (Pick<Unit, 'key' | 'words'> & UnitMatch)[],
  {sections, names, vocabulary}: Pick<Store, 'sections' | 'names' | 'vocabulary'>,
): WeighedUnit[] {
  const known = found.filter(({matches}) => matches.size > 0);
  const files = namedFiles(known, names);
  const rarities = known.map(
    ({matches, words}) =>
      Math.log(1 + sections.length / (weights.commonness + matches.size)) ** weights.rarity *
      topicality(words, vocabulary),
  );
  const sum = rarities.reduce((a, b) => a + b, 0);
  return known.map((unit, i) => ({
    ...unit,
    share: rarities[i]! / sum,
    strongest: [...unit.matches.values()].reduce((most, {score}) => Math.max(most, score), 0),
    names: files[i]!,
  }));
}

/** Returns the score of a section for the units, without its standing among others. */
function scoreSection(
  section: Section,
  units: readonly WeighedUnit[],
  vocabulary: Vocabulary,
): Candidate {
  const {prominenceShare} = weights;
  let score = 0;
  /** Share of the query that the manual's name matches. */
  let named = 0;
  let inText = 0;
  let inHeading = 0;
  let askedFor = 0;
  let count = 0;
  for (const {matches, share, strongest, names} of units) {
    if (names.has(section.file)) {
      named += share;
      continue;
    }
    count++;
    const match = matches.get(section.id);
    if (match) {
      inText += share;
      askedFor += share * Math.max(match.asked, match.heading);
      inHeading += share * match.heading;
      score +=
        share *
        (prominenceShare * match.prominence + ((1 - prominenceShare) * match.score) / strongest);
    }
  }
  const coverage = named + inText;
  // Within the named manual, the other words count as a separate query.
  score *= named > 0 ? weights.named / (1 - named) : 1;
  const focus = (inHeading * count) / (1 - named) / Math.max(section.heading.telling, count);
  const title = section.level === 1 ? 1 + (weights.title - 1) * focus : 1;
  const heading = 1 + (weights.focus - 1) * focus;
  if (askedFor >= weights.askedLeast && units.length > 1) {
    const whole = Math.min(1, (units.length - 1) / (weights.askedUnits - 1));
    score +=
      whole * weights.asked * askedShare(section, units, vocabulary) ** weights.askedExponent;
  }
  return {section, coverage, score: score * coverage ** weights.coverageExponent * heading * title};
}

/** Returns all sections that match a part of the query. `standing` raises or lowers a section. */
export function scoreSections(
  units: readonly WeighedUnit[],
  {sections, vocabulary}: Pick<Store, 'sections' | 'vocabulary'>,
  standing: (section: Section) => number,
): Candidate[] {
  const ids = new Set<number>();
  units.forEach(({matches}) => matches.forEach((_, id) => ids.add(id)));
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const candidate = scoreSection(sections[id]!, units, vocabulary);
    // In a named manual, a section without any of the other words is not an answer.
    if (candidate.score > 0) {
      candidate.score *= standing(candidate.section);
      candidates.push(candidate);
    }
  }
  return candidates;
}
