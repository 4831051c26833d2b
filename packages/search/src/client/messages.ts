import type {RequestFilters, SearchRequest, SearchResult} from '../wire/types';

/** A question from the page to the worker. */
export type Question =
  {kind: 'search'; requests: readonly SearchRequest[]} | {kind: 'prepare'; request: RequestFilters};

/** A question as it is sent to the worker. */
export type ToWorker = Question & {
  /** The answer carries the same number. */
  id: number;
  /** Address of the index folder, with a slash at the end. */
  folder: string;
};

/**
 * A message from the worker to the page. `complete` means that more of the index has loaded and the same query may
 * find more.
 */
export type FromWorker =
  | {kind: 'answer'; id: number; results: SearchResult[]}
  | {kind: 'failure'; id: number; reason: string}
  | {kind: 'complete'};
