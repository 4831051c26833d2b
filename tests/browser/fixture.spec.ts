/** @import * as docusaurusConfig from '../../tests/fixtures/docusaurus.config' */
import {tagDescription} from '../../src/components/TagPageHead/tagDescription';
import {announcement, services} from '../fixtures/fixture';
import {shown} from '../lib/messages';
import {missing} from './lib/faults';
import {at, fixtureOrigin, silenceServices} from './lib/fixture';
import {labelOf} from './lib/manuals';
import {expect, forgive, open, test} from './lib/test';

test.use({baseURL: fixtureOrigin});

test.beforeEach(({page}) => silenceServices(page));
const bar = 'nav.navbar';

test('each page leads to its source in the editor of the repository', async ({page}) => {
  const link = page.getByRole('link', {name: shown('theme.common.editThisPage')});
  await open(page, at('typo3/12.0/grundlagen/login'));
  await expect(link).toHaveAttribute(
    'href',
    `${services.EDIT_URL}typo3_versioned_docs/version-12.0/grundlagen/login.mdx`,
  );
});

test.describe('announcement bar (2.1, 4)', () => {
  test('shows text and colours, closes, and stays closed', async ({page}) => {
    await open(page, at(''));
    const announced = page.locator('.theme-announcement-bar');
    await expect(announced).toContainText(announcement.content);
    await expect(announced).toHaveCSS('background-color', 'rgb(18, 52, 86)');
    await expect(announced).toHaveCSS('color', 'rgb(254, 220, 186)');
    await expect(announced.getByRole('button')).toHaveCSS('color', 'rgb(254, 220, 186)');
    await announced
      .getByRole('button', {name: shown('theme.AnnouncementBar.closeButtonAriaLabel')})
      .click();
    await expect(announced).toHaveCount(0);
    await expect(page.locator('.navbar__brand')).toBeFocused();
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(announced).toBeHidden();
  });
});

test.describe('navbar item kinds (2.2)', () => {
  test.use({viewport: {width: 1900, height: 800}});

  test('every configured kind is shown and works', async ({page}) => {
    await open(page, at('schlagwort'));
    const nav = page.locator(bar);
    await expect(nav.getByRole('link', {name: 'Extern'})).toHaveAttribute('target', '_blank');
    await expect(
      nav
        .getByRole('link', {name: shown('theme.IconExternalLink.ariaLabel')})
        .filter({hasText: 'Extern'}),
    ).toHaveCount(1);
    await expect(nav.locator('b.roh')).toHaveText('Roh');
    await expect(nav.getByRole('link', {name: 'Seite', exact: true})).toHaveAttribute(
      'href',
      at('schlagwort'),
    );
    await expect(nav.getByRole('link', {name: 'Seitenleiste'})).toHaveAttribute('href', at(''));
    // Its place is not given: right is the default.
    await expect(
      nav.locator('.navbar__items--right').getByRole('link', {name: 'Seitenleiste'}),
    ).toHaveCount(1);
    await expect(nav.getByRole('link', {name: 'Neuste'})).toHaveAttribute('href', at('typo3'));
  });

  test('the versions dropdown with one version is a plain link', async ({page}) => {
    await open(page, at('single'));
    await expect(page.locator(bar).getByRole('link', {name: 'Einzige Version'})).toHaveAttribute(
      'href',
      at('single'),
    );
    await expect(page.locator(`${bar} .dropdown`, {hasText: 'Einzige Version'})).toHaveCount(0);
  });

  test('the language dropdown keeps query and hash', async ({page}) => {
    await open(page, at('schlagwort?x=1#y'));
    const link = page.locator(bar).getByRole('link', {name: 'Rumantsch', includeHidden: true});
    await expect(link).toHaveAttribute('href', /rm\/schlagwort\?x=1#y$/);
  });

  test('a partner is shown only while its section is active, across a gap', async ({page}) => {
    await open(page, at('typo3'));
    await expect(
      page.locator(`${bar} .dropdown`, {hasText: labelOf('typo3', 'current')}),
    ).toHaveCount(1);
    await open(page, at('schlagwort'));
    await expect(
      page.locator(`${bar} .dropdown`, {hasText: labelOf('typo3', 'current')}),
    ).toHaveCount(0);
  });
});

test.describe('content visibility and metadata (2.4, 4)', () => {
  test('a draft is not published, an unlisted page is reachable and marked', async ({
    page,
    problems,
  }) => {
    expect((await page.goto(at('entwurf')))?.status()).toBe(404);
    forgive(problems, missing(/\/entwurf$/));
    await open(page, at('nicht-gelistet'));
    await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(
      page.locator('.theme-doc-sidebar-container a[href*="nicht-gelistet"]'),
    ).toHaveCount(1);
    await open(page, at(''));
    await expect(
      page.locator('.theme-doc-sidebar-container a[href*="nicht-gelistet"]'),
    ).toHaveCount(0);
  });

  test('tags and an author from the front matter are shown', async ({page}) => {
    await open(page, at('schlagwort'));
    await expect(page.getByRole('link', {name: 'Ferien'})).toHaveAttribute(
      'href',
      at('tags/ferien'),
    );
    const [changed] = shown('theme.lastUpdated.lastUpdatedAtBy').split('{');
    await expect(page.locator('.theme-last-updated', {hasText: changed})).toContainText(
      shown('theme.lastUpdated.byUser').replace('{user}', 'Ladina Muster'),
    );
  });

  test('the pages of tags have a heading, a description and the pages to choose from', async ({
    page,
  }) => {
    const description = page.locator('meta[name=description]');
    await open(page, at('tags/ferien'));
    await expect(page.getByRole('heading', {level: 1})).toContainText('«Ferien»');
    await expect(description).toHaveAttribute('content', tagDescription('Ferien', 'default', ''));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', {name: shown('theme.tags.tagsPageLink')}).click();
    await expect(description).toHaveAttribute('content', tagDescription(undefined, 'default', ''));
    await expect(page.locator('main').getByRole('link', {name: 'Ferien'})).toBeVisible();
  });

  test('the table of contents shows levels 2 and 3 only', async ({page}) => {
    await open(page, at(''));
    await expect(page.locator('.table-of-contents a')).toHaveText([
      'Erster Titel',
      'Unterer Titel',
    ]);
  });
});
