import type {UnitMatch} from './match';
import type {Section} from './store';
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
}

/** Weighs the units that were found; `total` is the number of all sections. */
export function weighUnits(found: readonly UnitMatch[], total: number): WeighedUnit[] {
  const known = found.filter(({matches}) => matches.size > 0);
  const rarities = known.map(({matches}) => Math.log(1 + total / (1 + matches.size)));
  const sum = rarities.reduce((a, b) => a + b, 0);
  return known.map((unit, i) => ({
    ...unit,
    share: rarities[i]! / sum,
    strongest: [...unit.matches.values()].reduce((most, {score}) => Math.max(most, score), 0),
  }));
}

/** What a section is worth for the units, before its standing among others. */
function scoreSection(section: Section, units: readonly WeighedUnit[]): Candidate {
  const {prominenceShare} = weights;
  let score = 0;
  let coverage = 0;
  let inHeading = 0;
  for (const {matches, share, strongest} of units) {
    const match = matches.get(section.id);
    if (match) {
      coverage += share;
      inHeading += share * match.heading;
      score +=
        share *
        (prominenceShare * match.prominence + ((1 - prominenceShare) * match.score) / strongest);
    }
  }
  const focus = (inHeading * units.length) / Math.max(section.heading.telling, units.length);
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
  const ids = new Set(units.flatMap(({matches}) => [...matches.keys()]));
  return [...ids].map((id) => {
    const candidate = scoreSection(sections[id]!, units);
    return {...candidate, score: candidate.score * standing(candidate.section)};
  });
}
