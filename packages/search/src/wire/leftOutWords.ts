import type {SearchResult} from './types';

/**
 * Returns the words of a query that were left out because nothing contains all of them. Returns none while more of
 * the index is loading.
 */
export function leftOutWords({
  queryAfterRemoval = '',
  exhaustiveNbHits,
}: Pick<SearchResult, 'queryAfterRemoval' | 'exhaustiveNbHits'>): string[] {
  const marked = exhaustiveNbHits === false ? '' : queryAfterRemoval;
  return [...marked.matchAll(/<em>(.*?)<\/em>/g)].map(([, word]) => word!);
}
