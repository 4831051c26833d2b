import type {Quality} from '../../../../tests/search/quality';

/** How a search engine did on the pages and queries of the portal. */
export interface EngineResult {
  name: string;
  quality: Quality;
  /** Compressed bytes until the first result: code and what it loads to answer and show one query. */
  bytes: number;
}
