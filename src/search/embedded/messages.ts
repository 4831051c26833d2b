import type {RequestFilters, SearchRequest, SearchResult} from '../client';

/** What the page asks of the worker. */
export type Question =
  {kind: 'search'; requests: readonly SearchRequest[]} | {kind: 'prepare'; request: RequestFilters};

/** A question on its way to the worker. */
export type ToWorker = Question & {
  /** The answer carries the same number. */
  id: number;
  /** Address of the index folder, with a slash at the end. */
  folder: string;
};

/** What the worker tells the page; `complete`: more of the index has arrived, the same query may find more. */
export type FromWorker =
  | {kind: 'answer'; id: number; results: SearchResult[]}
  | {kind: 'failure'; id: number; reason: string}
  | {kind: 'complete'};
