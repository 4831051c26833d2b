import {expect, it} from 'vitest';
import {englishMessages, shownMessages} from '../lib/messages';

/** The strings that the specification quotes, by message id, with the German that readers see. */
const quoted: [id: string, english: string, german: string][] = [
  ['theme.SearchModal.placeholder', 'Search docs', 'Anleitungen durchsuchen'],
  ['theme.SearchBar.seeAll', 'See all {count} results', 'Alle {count} Ergebnisse anzeigen'],
  [
    'theme.SearchModal.errorScreen.titleText',
    'Unable to fetch results',
    'Die Suche antwortet nicht',
  ],
  [
    'theme.SearchModal.errorScreen.helpText',
    'You might want to check your network connection.',
    'Prüfen Sie Ihre Internetverbindung und tippen Sie weiter: Die Suche versucht es dann erneut.',
  ],
  // The specification quotes the panel's own «No results for»; the theme adds a word.
  [
    'theme.SearchModal.noResultsScreen.noResultsText',
    'No results found for',
    'Keine Ergebnisse für',
  ],
  [
    'theme.SearchModal.noResultsScreen.suggestedQueryText',
    'Try searching for',
    'Suchen Sie zum Beispiel nach',
  ],
  [
    'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    'Believe this query should return results?',
    'Müsste diese Suche etwas finden?',
  ],
  [
    'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    'Let us know.',
    'Melden Sie es uns.',
  ],
  [
    'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
    '← Back to main menu',
    '← Zurück zum Hauptmenü',
  ],
  ['theme.ErrorPageContent.title', 'This page crashed.', 'Diese Seite ist abgestürzt.'],
  ['theme.ErrorPageContent.tryAgain', 'Try again', 'Erneut versuchen'],
  ['theme.NotFound.title', 'Page Not Found', 'Seite nicht gefunden'],
];

/** Messages that are the same word in both languages. */
const sameInGerman = new Set(['theme.admonition.info', 'theme.docs.versionBadge.label']);

it.each(quoted)('quoted in the specification: %s', (id, english, german) => {
  expect(englishMessages[id]).toBe(english);
  expect(shownMessages[id]).toBe(german);
});

it('every message of the theme is Swiss German', () => {
  const wrong = Object.entries(englishMessages).filter(([id, english]) => {
    const message = shownMessages[id] ?? english;
    return /[ß"„“]/.test(message) || (message === english && !sameInGerman.has(id));
  });
  expect(wrong).toEqual([]);
});
