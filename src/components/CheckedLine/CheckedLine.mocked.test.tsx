import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import CheckedLine from '.';

const doc = vi.hoisted(() => ({frontMatter: {}, metadata: {}}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => doc}));
vi.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {common: {}}}));

function shown(frontMatter: object, lastChange?: string): string {
  doc.frontMatter = frontMatter;
  doc.metadata = {lastUpdatedAt: lastChange && Date.parse(lastChange)};
  return renderToStaticMarkup(<CheckedLine />)
    .replaceAll('</span><span', '</span>\n<span')
    .replace(/<[^>]*>/g, '');
}

const checked = {geprueft: new Date('2026-11-21'), mit: 'TYPO3 13.4'};

it.each([
  ['a page changed before', '2026-11-20T10:00:00Z', ''],
  ['a page changed on the same day', '2026-11-21T23:00:00Z', ''],
  ['a page changed later', '2026-11-22T01:00:00Z', ', danach geändert'],
  ['a page of which nobody knows', undefined, ''],
])('says of %s when it was checked', (_, lastChange, more) => {
  expect(shown(checked, lastChange)).toBe(
    `Schritte in TYPO3 13.4 geprüft am 21. November 2026${more}`,
  );
});

const belege = {mit: 'dem Datenschutzgesetz', stand: '2026-11-27', aussagen: 3};
const compared = '3 Aussagen verglichen mit dem Datenschutzgesetz, Stand 27. November 2026';

it('says how much of a page was compared with what', () => {
  expect(shown({belege}, '2026-11-28T01:00:00Z')).toBe(compared);
  expect(shown({belege: {...belege, aussagen: 1}})).toMatch(/^Eine Aussage verglichen mit dem /);
});

it('says the year of the oldest source from two years on', () => {
  expect(shown({belege: {...belege, jahr: 2024}})).toBe(`${compared}, älteste Quelle von 2024`);
  expect(shown({belege: {...belege, jahr: 2025}})).toBe(compared);
});

it('says in a line of its own what a walk has checked', () => {
  const [steps, statements] = shown({belege, ...checked}).split('\n');
  expect(steps).toBe('Schritte in TYPO3 13.4 geprüft am 21. November 2026');
  expect(statements).toBe(compared);
});

it('says that no lawyer has read a page', () => {
  const law = {...belege, rechtlich: 'nicht geprüft'};
  expect(shown({belege: law})).toBe(`${compared}. Rechtlich beurteilt hat die Seite niemand`);
});

it('says nothing of a page that was not checked', () => {
  expect(shown({}, '2026-11-22T01:00:00Z')).toBe('');
});
