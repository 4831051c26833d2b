import {groupBy} from '@portal/common/groupBy';

/** What the order of results depends on. */
interface Grouped {
  hierarchy: {lvl0: string | null; lvl1: string | null};
}

/** Maximum number of results of one group in the panel. This is DocSearch's own number. */
export const resultsPerGroup = 5;

/** Returns the items with those of one key together. */
const together = <T>(items: readonly T[], keyOf: (item: T) => string | null): T[][] => [
  ...groupBy(items, keyOf).values(),
];

/**
 * Returns hits, which are sorted best first, in the order of DocSearch 3.9's panel: by group, with only the best hits
 * of a group, and by page within a group. The first part of the list keeps its place when the rest follows.
 */
export function shownOrder<T extends Grouped>(hits: readonly T[]): T[] {
  return together(hits, ({hierarchy}) => hierarchy.lvl0)
    .map((group) => group.slice(0, resultsPerGroup))
    .flatMap((group) => together(group, ({hierarchy}) => hierarchy.lvl1))
    .flat();
}

/**
 * Returns how many results fill a window of this height. Each takes 90 pixels or more with its share of headings and
 * frame.
 */
export const resultsOnScreen = (height: number): number => Math.ceil(height / 90);
