/** How well a section answers a unit of the query. */
export interface Match {
  score: number;
  /** Prominence of the best place in which it matches, 0 to 1. */
  prominence: number;
  /** How near the found words are to the typed one, 0 to 1. */
  weight: number;
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
