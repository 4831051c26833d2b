import {translate} from '@docusaurus/Translate';

/** Texts for when the search cannot answer. In development, they also say how to get an index. */
export const errorTexts = {
  titleText: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  helpText:
    process.env.NODE_ENV === 'development'
      ? translate({
          id: 'portal.search.development',
          message: 'Hier antwortet der Index des letzten Builds: Führen Sie «npm run build» aus.',
        })
      : translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        }),
};

/** Text before a query that found nothing. */
export const noResultsText = translate({
  id: 'theme.SearchModal.noResultsScreen.noResultsText',
  message: 'No results for',
});

/** Asks readers to write when a query should have found something. */
export const reportTexts = {
  question: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  link: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
};

/** Title above other queries when a query found nothing. */
export const suggestionsTitle = translate({
  id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
  message: 'Try searching for',
});

/** Returns subject and text of the e-mail about a query that should have found something. */
export function missingResultTexts(query: string, page: string): {subject: string; body: string} {
  return {
    subject: translate(
      {
        id: 'portal.search.missing.subject',
        message: 'Suche im Handbuch: nichts gefunden für «{query}»',
      },
      {query},
    ),
    body: translate(
      {
        id: 'portal.search.missing.body',
        message: 'Gesucht: {query}\nSeite: {page}\n\nWas ich erwartet habe:\n',
      },
      {query, page},
    ),
  };
}
