/** What is made anew with every rendering, though only the first one counts: DocSearch's kept searches. */
const store = /\.useRef\((\w+\(\{key:"__DOCSEARCH_\w+_SEARCHES__".*?\}\))\)\.current/g;

/**
 * Loader that lets the search panel open its two stores once: upstream writes to localStorage, deletes and
 * reads for each of them with every rendering, twice a letter. In plain JavaScript because the bundler
 * loads it itself. Code that upstream has changed stays as it is.
 * @param {string} source
 * @returns {string}
 */
export default function storesOnce(source) {
  return source.replace(store, '.useState(function(){return $1})[0]');
}
