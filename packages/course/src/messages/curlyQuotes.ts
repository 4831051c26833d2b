/** Quotation marks of word processors. For HTML and CSS, they are letters. */
export const curlyQuotes = /[„“”«»‹›‚‘’]/;

/** What to tell about them. */
export const curlyQuotesHint =
  'Hier stehen geschwungene Anführungszeichen. Nimm gerade: " am Anfang und am Schluss.';
