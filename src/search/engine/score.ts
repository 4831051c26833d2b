import type {IndexFile} from '../index/file';
import type {UnitMatch} from './match';
import {namedFiles} from './named';
import type {Unit} from './query';
import type {Section, Store} from './store';
import {weights} from './weights';

/** A section that answers at least a part of the query. */
export interface Candidate {
  section: Section;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** Share of the query that it answers, by the words' rarity, 0 to 1. */
  coverage: number;
}

/** A unit of the query with what weighs it against the others. */
export interface WeighedUnit extends UnitMatch {
  /** Share of the unit in the query: the rarer a word, the more it tells. All shares make 1. */
  share: number;
  /** Score of the section that has most of it. */
  strongest: number;
  /** Files of the manual that it names: there it says nothing more. */
  names: ReadonlySet<IndexFile>;
}

/** Whether a section has a unit, in its texts or by the manual that it belongs to. */
export function hasUnit({id, file}: Section, {matches, names}: WeighedUnit): boolean {
  return names.has(file) || matches.has(id);
}

/** Weighs the units that were found. */
export function weighUnits(
  found: readonly (Pick<Unit, 'words'> & UnitMatch)[],
  {sections, names}: Pick<Store, 'sections' | 'names'>,
): WeighedUnit[] {
  const known = found.filter(({matches}) => matches.size > 0);
  const files = namedFiles(known, names);
  const rarities = known.map(({matches}) =>
    Math.log(1 + sections.length / (weights.commonness + matches.size)),
  );
  const sum = rarities.reduce((a, b) => a + b, 0);
  return known.map((unit, i) => ({
    ...unit,
    share: rarities[i]! / sum,
    strongest: [...unit.matches.values()].reduce((most, {score}) => Math.max(most, score), 0),
    names: files[i]!,
  }));
}

/** What a section is worth for the units, before its standing among others. */
function scoreSection(section: Section, units: readonly WeighedUnit[]): Candidate {
  const {prominenceShare} = weights;
  let score = 0;
  /** Share of the query that the manual's name answers. */
  let named = 0;
  let inText = 0;
  let inHeading = 0;
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
      inHeading += share * match.heading;
      score +=
        share *
        (prominenceShare * match.prominence + ((1 - prominenceShare) * match.score) / strongest);
    }
  }
  const coverage = named + inText;
  // Within the manual that is meant, what the other words say counts as a query of its own.
  score *= named > 0 ? weights.named / (1 - named) : 1;
  const focus = (inHeading * count) / (1 - named) / Math.max(section.heading.telling, count);
  const title = section.level === 1 ? 1 + (weights.title - 1) * focus : 1;
  const heading = 1 + (weights.focus - 1) * focus;
  return {section, coverage, score: score * coverage ** weights.coverageExponent * heading * title};
}

/** All sections with something of the query; `standing` raises or lowers a section. */
export function scoreSections(
  units: readonly WeighedUnit[],
  sections: readonly Section[],
  standing: (section: Section) => number,
): Candidate[] {
  const ids = new Set<number>();
  units.forEach(({matches}) => matches.forEach((_, id) => ids.add(id)));
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const candidate = scoreSection(sections[id]!, units);
    // Of a manual that is meant, a section that has none of the other words is no answer.
    if (candidate.score > 0) {
      candidate.score *= standing(candidate.section);
      candidates.push(candidate);
    }
  }
  return candidates;
}
