import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {embedded} from '../constants';

interface SearchConfig {
  appId: string;
  apiKey: string;
  /** Name of the hosted index. The embedded search stores recent searches under the same name. */
  indexName: string;
  /** Whether the embedded engine answers. */
  isEmbedded: boolean;
}

/** Returns the settings of the search theme. */
export function useSearchConfig(): SearchConfig {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  return {appId, apiKey, indexName, isEmbedded: appId === embedded.appId};
}
