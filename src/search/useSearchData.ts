import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../plugins/search/data';

/** What the plugin of the search hands to the pages. */
export const useSearchData = (): SearchData => usePluginData('portal-search') as SearchData;
