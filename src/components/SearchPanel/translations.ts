import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';
import {noResultsText} from '@site/src/components/SearchHelp/texts';

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
  noResultsScreen: {noResultsText},
} satisfies ModalTranslations;

/** Placeholder of the panel's field. */
export const placeholder = translate({
  id: 'theme.SearchModal.placeholder',
  message: 'Search docs',
});
