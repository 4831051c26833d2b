import {maxQuestionLength} from '@portal/content/questions';
import {searchPath} from '@portal/content/routes';

/** Limits of the search, from the specification's sections 5 and 9. */

/** Maximum number of characters in a query. The field accepts no more. */
export const maxQueryLength = maxQuestionLength;
export const hitsPerPage = 20;

export {searchPath};
/** Name of the query parameter. */
export const queryParameter = 'q';

/** Placeholder credentials for the embedded engine. The search theme requires some. */
export const embedded = {appId: 'embedded', apiKey: 'embedded'};

/** Key under which the browser keeps the manual that the reader has chosen. */
export const productKey = 'portal.search.product';

/** Folder of the index below the base path. */
export const indexFolder = 'search-index';
/** File that lists the index files. It is never taken from the cache. */
export const manifestName = 'manifest.json';

/**
 * Milliseconds that the pointer or the focus must stay on the search button before something loads. Passing over it
 * loads nothing.
 */
export const dwell = 80;
