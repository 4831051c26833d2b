import type {Env} from '../../config/env';

/** What the plugin hands to the pages. */
export interface SearchData {
  /** Of the hosted search; the embedded one keeps recent searches under the same name. */
  indexName: string;
  /** Search-only credentials; null when the embedded engine answers. */
  hosted: Env['algolia'];
}
