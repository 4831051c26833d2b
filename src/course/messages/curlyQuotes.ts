/** Quotation marks as a word processor sets them. To HTML and CSS they are letters. */
export const curlyQuotes = /[„“”«»‹›‚‘’]/;

/** What to tell about them. */
export const curlyQuotesHint =
  'Hier stehen geschwungene Anführungszeichen. Nimm gerade: " am Anfang und am Schluss.';
