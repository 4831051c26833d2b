/** What the order of results depends on. */
interface Grouped {
  hierarchy: {lvl0: string | null; lvl1: string | null};
}

/** Results of one group that the panel shows at most; DocSearch's own number. */
export const resultsPerGroup = 5;

/** Items with the same key together, keys in the order in which they first occur. */
function together<T>(items: readonly T[], keyOf: (item: T) => string | null): T[][] {
  const groups = new Map<string | null, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/**
 * Hits, best first, in the order in which DocSearch 3.9's panel lists them: by group, a group's best ones only,
 * within a group by page. A part of the list from its beginning stays where it is when the rest follows.
 */
export function shownOrder<T extends Grouped>(hits: readonly T[]): T[] {
  return together(hits, ({hierarchy}) => hierarchy.lvl0)
    .map((group) => group.slice(0, resultsPerGroup))
    .flatMap((group) => together(group, ({hierarchy}) => hierarchy.lvl1))
    .flat();
}

/** How many results fill a window of so many pixels: each takes 90 or more with its share of headings and frame. */
export const resultsOnScreen = (height: number): number => Math.ceil(height / 90);
