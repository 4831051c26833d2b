/**
 * Loader that leaves out the notes for translators (`description`) beside the theme's texts. In
 * plain JavaScript because the bundler loads it itself.
 * @param {string} source
 * @returns {string}
 */
export default function withoutTranslatorNotes(source) {
  return (
    source
      // Behind a message only: descriptions of other things are no notes.
      .replace(
        /(\bmessage:\s*(["'])(?:\\.|(?!\2).)*\2,\n)\s*description:\s*(["'])(?:\\.|(?!\3).)*\3,?\n/g,
        '$1',
      )
      .replace(/(<Translate\b[^>]*?)\s+description=(?:"[^"]*"|'[^']*')/g, '$1')
  );
}
