import {describe, expect, it} from 'vitest';
import {englishMessages, shownMessages} from '../lib/messages';

/** The strings that the specification quotes, by message id, with the German that readers see. */
const quoted: [id: string, english: string, german: string][] = [
  ['theme.SearchModal.placeholder', 'Search docs', 'Anleitungen durchsuchen'],
  ['theme.SearchBar.seeAll', 'See all {count} results', 'Alle {count} Ergebnisse anzeigen'],
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

describe('quoted strings', () => {
  it.each(quoted)('%s', (id, english, german) => {
    expect(englishMessages[id]).toBe(english);
    expect(shownMessages[id]).toBe(german);
  });
});

describe('every message of the theme', () => {
  it.each(Object.keys(englishMessages))('%s is Swiss German', (id) => {
    const shown = shownMessages[id];
    expect(shown).toBeDefined();
    expect(shown).not.toContain('ß');
    expect(shown).not.toMatch(/["„“]/);
    if (!sameInGerman.has(id)) {
      expect(shown).not.toBe(englishMessages[id]);
    }
  });
});
