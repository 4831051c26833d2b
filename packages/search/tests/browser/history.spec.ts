import type {Page} from '@playwright/test';
import {parseEnv} from '../../../../src/config/env';
import {labelOf} from '../../../../tests/browser/lib/manuals';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {ask, hits, message, openPanel, panel} from './lib/panel';

/** Upstream's limits, as the specification names them (5). */
const recentSearches = {withoutFavorites: 7, withFavorites: 4};
const favoriteSearches = 10;

const {host} = new URL(parseEnv({}).siteUrl);
const keys = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${host}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${host}`,
};
type Kept = {objectID: string; hierarchy: {lvl1: string}; url: string}[];

const kept = (page: Page, kind: keyof typeof keys): Promise<Kept> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), keys[kind]);

/** A result as the panel keeps it. */
function result(name: string) {
  return {
    objectID: name,
    type: 'lvl1',
    url: `/email#${name}`,
    hierarchy: {lvl0: labelOf('email'), lvl1: name},
    content: null,
  };
}

/** Opens a page whose browser has kept so many results of each kind. */
async function openWith(page: Page, counts: Partial<Record<keyof typeof keys, number>>) {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) {
        localStorage.setItem(key, localStorage.getItem(key) ?? value);
      }
    },
    Object.entries(counts).map(([kind, count]) => {
      const results = Array.from({length: count}, (_, i) => result(`${kind}-${i}`));
      return [keys[kind as keyof typeof keys], JSON.stringify(results)] as const;
    }),
  );
  await open(page, '/email');
}

async function visitFirstResult(page: Page, query: string): Promise<void> {
  await openPanel(page);
  await ask(page, query);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
}

const action = (page: Page, id: string) =>
  panel(page).getByTitle(message(`SearchModal.startScreen.${id}`));

test.describe('recent and favourite searches (2.3, 9)', () => {
  test('a visited result is offered again, and leads there again', async ({page}) => {
    await open(page, '/email');
    await visitFirstResult(page, 'abwesenheitsmeldung');
    const address = new URL(page.url()).pathname;
    await open(page, '/hgv');
    await openPanel(page);
    await expect(panel(page)).toContainText(message('SearchModal.startScreen.recentSearchesTitle'));
    await hits(page).first().click();
    await expect(page).toHaveURL(new RegExp(address));
  });

  test('a result that was found in its text is kept by its heading', async ({page}) => {
    await open(page, '/typo3/grundlagen/login');
    await openPanel(page);
    await ask(page, 'wegweiser');
    const inText = hits(page)
      .filter({hasText: /Kachel/})
      .first();
    await inText.getByRole('link').click();
    await expect(panel(page)).toHaveCount(0);
    const [first] = await kept(page, 'recent');
    expect(first?.url).toContain('/typo3/inhalte/inhaltselemente/kachel');
    await openPanel(page);
    // The mark of what was found is not shown again.
    await expect(hits(page).first()).toContainText(first!.hierarchy.lvl1.replace(/<[^>]*>/g, ''));
  });

  test('a result that was found in its text names its section', async ({page}) => {
    await open(page, '/typo3/grundlagen/login');
    await openPanel(page);
    await ask(page, 'dateiliste');
    const inText = hits(page).filter({hasText: /^Dateien hochladen/});
    await expect(inText.getByRole('link')).toHaveAttribute('href', /\/dateiliste#/);
  });

  test(`${recentSearches.withoutFavorites} are kept without favourites`, async ({page}) => {
    await openWith(page, {recent: recentSearches.withoutFavorites});
    await visitFirstResult(page, 'abwesenheitsmeldung');
    const recent = await kept(page, 'recent');
    expect(recent).toHaveLength(recentSearches.withoutFavorites);
    expect(recent[0]?.url).toContain('/email/abwesenheitsmeldung');
  });

  test(`${recentSearches.withFavorites} are kept with a favourite`, async ({page}) => {
    await openWith(page, {recent: recentSearches.withoutFavorites, favorite: 1});
    await visitFirstResult(page, 'abwesenheitsmeldung');
    const recent = await kept(page, 'recent');
    expect(recent).toHaveLength(recentSearches.withFavorites);
    expect(recent[0]?.url).toContain('/email/abwesenheitsmeldung');
  });

  test(`a result can become a favourite, of which there are ${favoriteSearches}`, async ({
    page,
  }) => {
    await openWith(page, {recent: 1, favorite: favoriteSearches});
    await openPanel(page);
    await expect(hits(page)).toHaveCount(1 + favoriteSearches);
    await action(page, 'saveRecentSearchButtonTitle').click();
    await expect.poll(() => kept(page, 'recent')).toEqual([]);
    const favorites = await kept(page, 'favorite');
    expect(favorites).toHaveLength(favoriteSearches);
    expect(favorites[0]?.objectID).toBe('recent-0');
    await expect(hits(page)).toHaveCount(favoriteSearches);
  });

  test('each list and each button says what it is about', async ({page}) => {
    await openWith(page, {recent: 2, favorite: 1});
    await openPanel(page);
    const title = (id: string) => message(`SearchModal.startScreen.${id}`);
    for (const [list, name] of [
      ['recentSearchesTitle', 'recent-1'],
      ['favoriteSearchesTitle', 'favorite-0'],
    ] as const) {
      const entries = panel(page).getByRole('listbox', {name: title(list), exact: true});
      await expect(entries.getByRole('option', {name, exact: true})).toHaveCount(1);
    }
    for (const [button, name] of [
      ['saveRecentSearchButtonTitle', 'recent-1'],
      ['removeRecentSearchButtonTitle', 'recent-1'],
      ['removeFavoriteSearchButtonTitle', 'favorite-0'],
    ] as const) {
      await expect(
        panel(page).getByLabel(`${title(button)}: ${name}`, {exact: true}),
      ).toBeVisible();
    }
  });

  test('both kinds can be removed', async ({page}) => {
    await openWith(page, {recent: 1, favorite: 1});
    await openPanel(page);
    await action(page, 'removeRecentSearchButtonTitle').click();
    await action(page, 'removeFavoriteSearchButtonTitle').click();
    await expect(panel(page)).toContainText(
      message('SearchModal.startScreen.noRecentSearchesText'),
    );
    expect([...(await kept(page, 'recent')), ...(await kept(page, 'favorite'))]).toEqual([]);
  });
});
