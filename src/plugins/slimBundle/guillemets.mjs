/** The query in the title of the panel's screen without results. */
const quoted = /' "',(\w+\.createElement\("strong",null,\w+\.state\.query\)),'"'/g;

/**
 * Loader that sets the search panel's query without results in «…», as all texts here; upstream's quotes
 * are fixed in its code. In plain JavaScript because the bundler loads it itself. Code that upstream has
 * changed stays as it is.
 * @param {string} source
 * @returns {string}
 */
export default function guillemets(source) {
  return source.replace(quoted, "' «',$1,'»'");
}
