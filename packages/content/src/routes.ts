/** Path of the search page below the base path. */
export const searchPath = 'search';
