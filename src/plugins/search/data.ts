import type {Env} from '../../config/env';

/** What the plugin hands to the pages. */
export interface SearchData {
  /** Search-only credentials; null when the embedded engine answers. */
  hosted: Env['algolia'];
}
