import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

/** Texts of the panel; ids and English texts are those of @docusaurus/theme-search-algolia 3.10.2. */
export const panelTranslations = {
  searchBox: {
    resetButtonTitle: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    resetButtonAriaLabel: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    cancelButtonText: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
    }),
    cancelButtonAriaLabel: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
    }),
    searchInputLabel: translate({
      id: 'theme.SearchModal.searchBox.searchInputLabel',
      message: 'Search',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
  },
  footer: {
    selectText: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'Select',
    }),
    selectKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
    }),
    navigateText: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'Navigate',
    }),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    closeText: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'Close',
    }),
    closeKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
    }),
    searchByText: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Powered by',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
  },
} satisfies ModalTranslations;

/** Placeholder of the panel's field. */
export const placeholder = translate({
  id: 'theme.SearchModal.placeholder',
  message: 'Search docs',
});

/** Stands above other queries when a query found nothing. */
export const suggestionsTitle = translate({
  id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
  message: 'Try searching for',
});

/** Subject and text of the e-mail about a query that should have found something. */
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
