/**
 * Replaces @docusaurus/theme-search-algolia 3.10.2 `SearchPage`.
 * Why: upstream's page creates its own client, so that the embedded engine cannot answer, and does not know the manuals.
 * Can go when upstream takes another client and filters by docs instance.
 */
export {default} from '@portal/search/page';
