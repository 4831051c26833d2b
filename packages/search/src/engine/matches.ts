import type {IndexFile} from '../index/format';

/** How well a section answers a unit of the query. */
export interface Match {
  score: number;
  /** Prominence of the best place in which it matches, 0 to 1. */
  prominence: number;
  /** How well it matches in the questions that the section answers, 0 to 1. */
  asked: number;
  /** How well it matches in the heading, 0 to 1. */
  heading: number;
}

/** Matches by section id. */
export type Matches = Map<number, Match>;

/** A unit of the query with what it found. */
export interface UnitMatch {
  matches: Matches;
  /** Index terms that count as found, for the highlighting. */
  terms: Set<string>;
}

/** A unit of the query with its weight relative to the others. */
export interface WeighedUnit extends UnitMatch {
  key: string;
  /** Share of the unit in the query. Rarer words have a larger share. All shares add up to 1. */
  share: number;
  /** Score of the section that matches it best. */
  strongest: number;
  /** Files of the manual that it names. In these files the word says nothing more. */
  names: ReadonlySet<IndexFile>;
}
