/** Limits of the search, from the specification's sections 5 and 9. */

/** Letters of a query that count; the field takes no more. */
export const maxQueryLength = 64;
export const hitsPerPage = 20;

/** Path of the search page below the base path, and the parameter of its query. */
export const searchPath = 'search';
export const queryParameter = 'q';

/** Folder of the index below the base path. */
export const indexFolder = 'search-index';
/** Names the index files; always fetched anew. */
export const manifestName = 'manifest.json';
/** The editors' list of words for the same thing, from the root of the project. */
export const synonymsFile = 'src/search/synonyms.txt';
/** All records in the schema of the hosted search, for `npm run search:push`. */
export const recordsName = 'search-records.json';

/** Milliseconds that the pointer or the focus must stay on the search button: passing by loads nothing. */
export const dwell = 80;
