/**
 * Loader that leaves out the notes for translators (`description`) beside the theme's texts. In
 * plain JavaScript because the bundler loads it itself.
 * @param {string} source
 * @returns {string}
 */
export default function withoutTranslatorNotes(source) {
  return source
    .replace(/^\s*description:\s*(["'])(?:\\.|(?!\1).)*\1,?\n/gm, '')
    .replace(/(<Translate\b[^>]*?)\s+description=(?:"[^"]*"|'[^']*')/g, '$1');
}
