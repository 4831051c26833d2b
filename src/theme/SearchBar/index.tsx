/**
 * Replaces @docusaurus/theme-search-algolia `SearchBar`.
 * Why: DocSearch 3 limits a query to 64 characters (specification, section 5), but upstream puts its panel into the main
 * bundle of every page. Upstream also connects to the hosted search when the embedded engine answers.
 * Can go when upstream loads the panel of DocSearch 3 on demand and takes another client.
 */
export {default} from '@portal/search/bar';
