import type {Query} from './queries';

/** Gives the paths of the pages that answer a query, best first, each once. */
export type Finder = (query: Query) => Promise<string[]>;

export interface Quality {
  /** Shares of the queries, 0 to 1. */
  top1: number;
  top3: number;
  /** Queries without an accepted page among the first three, with what came instead. */
  misses: {query: Query; found: string[]}[];
  /** Queries whose first page is not an accepted one, but the second or third is. */
  late: {query: Query; found: string[]}[];
}

/** Asks every query and counts the answers. */
export async function measureQuality(queries: readonly Query[], find: Finder): Promise<Quality> {
  const answers: Quality['misses'] = [];
  for (const query of queries) {
    answers.push({query, found: (await find(query)).slice(0, 3)});
  }
  const rank = ({query, found}: (typeof answers)[number]) =>
    found.findIndex((path) => query.accepted.includes(path));
  const misses = answers.filter((answer) => rank(answer) === -1);
  const late = answers.filter((answer) => rank(answer) > 0);
  return {
    top1: (queries.length - misses.length - late.length) / queries.length,
    top3: (queries.length - misses.length) / queries.length,
    misses,
    late,
  };
}

/** One line for each query that was not answered at once. */
export function report({misses, late}: Quality): string {
  const line =
    (mark: string) =>
    ({query, found}: Quality['misses'][number]) =>
      `${mark} «${query.query}» (${query.place}): ${found.join(' ') || 'nothing'} | wanted ${query.accepted.join(' ')}`;
  return [...misses.map(line('miss')), ...late.map(line('late'))].join('\n');
}
