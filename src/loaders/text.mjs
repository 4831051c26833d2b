/**
 * Loader that returns a file’s content as text, without the line break at its end.
 * @param {string} content
 * @returns {string}
 */
export default function textLoader(content) {
  return `export default ${JSON.stringify(content.trim())};`;
}
