import {translate} from '@docusaurus/Translate';

/** Returns the text that names the words that were left out of a query, or an empty string if none were. */
export function leftOutText(words: readonly string[]): string {
  return words.length === 0
    ? ''
    : translate(
        {
          id: 'portal.search.leftOut',
          message: 'Keine Seite enthält alle Wörter. Ohne {words} gefunden:',
        },
        {words: new Intl.ListFormat('de-CH').format(words.map((word) => `«${word}»`))},
      );
}
