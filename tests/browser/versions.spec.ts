/**
 * @import * as dismissibleDropdown from '../../src/components/Navbar/DismissibleDropdown'
 * @import * as docVersionRoot from '../../src/theme/DocVersionRoot'
 */
import {shown} from '../lib/messages';
import {missingPage} from './lib/faults';
import {labelOf} from './lib/manuals';
import {expect, forgive, open, test} from './lib/test';

test.use({prefetch: true});

const current = labelOf('typo3', 'current');
const old = labelOf('typo3', '12.0');
const storageKey = 'docs-preferred-version-typo3';
const dropdown = 'nav.navbar .navbar__items--right .dropdown';

test.describe('versions of the TYPO3 manual (2.2, 4, 9)', () => {
  test('switching leads to the counterpart page and is kept', async ({page}) => {
    await open(page, '/typo3/grundlagen/login');
    await page.locator(dropdown).hover();
    await page.locator(dropdown).getByRole('link', {name: old}).click();
    await expect(page).toHaveURL('/typo3/12.0/grundlagen/login');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('12.0');
  });

  test('finds the counterpart where the file names differ', async ({page}) => {
    await open(page, '/typo3/inhalte/inhaltselemente/uebersicht');
    await page.locator(dropdown).hover();
    await page.locator(dropdown).getByRole('link', {name: old}).click();
    await expect(page).toHaveURL('/typo3/12.0/inhalte/inhaltselemente/inhaltelemente');
  });

  test('a click on the dropdown leaves the page where it is', async ({page}) => {
    await open(page, '/typo3/grundlagen/login#passwort-aendern');
    // Sent to it, as the browser would scroll to a button that is out of sight.
    await page.locator(dropdown).getByRole('button').dispatchEvent('click');
    await expect(page).toHaveURL(/#passwort-aendern$/);
    await page.locator(dropdown).hover();
    await expect(page.locator(dropdown).getByRole('link', {name: old})).toHaveAttribute(
      'href',
      /#passwort-aendern$/,
    );
  });

  test.describe('on a tablet, where the pointer stays', () => {
    test.use({hasTouch: true, viewport: {width: 1180, height: 820}});

    test('the list closes after the choice, and opens again', async ({page}) => {
      await open(page, '/typo3/grundlagen/login');
      const button = page.locator(dropdown).getByRole('button');
      const choice = page.locator(dropdown).getByRole('link', {name: old});
      await button.tap();
      await choice.tap();
      await expect(page).toHaveURL('/typo3/12.0/grundlagen/login');
      await expect(choice).toBeHidden();
      await button.tap();
      await expect(choice).toBeVisible();
    });

    test('a tap opens the list without a pointer above it, the next one closes it', async ({
      page,
      problems,
    }) => {
      // Here its button leads elsewhere.
      await open(page, '/typo3/nie');
      forgive(problems, missingPage);
      const button = page.locator(dropdown).getByRole('button');
      const choice = page.locator(dropdown).getByRole('link', {name: old});
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // The browser takes back its guess that the finger hovers.
      await page.mouse.move(0, 0);
      await expect(choice).toBeVisible();
      await expect(page).toHaveURL('/typo3/nie');
      await button.tap();
      await expect(choice).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('a page without counterpart leads to the start of the version', async ({page}) => {
    await open(page, '/typo3/12.0/erweiterungen/news');
    await page.locator(dropdown).hover();
    await page.locator(dropdown).getByRole('link', {name: current}).click();
    await expect(page).toHaveURL('/typo3');
  });

  test('a stored version that no longer exists is cleared', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '9.5'), storageKey);
    await open(page, '/typo3');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey))
      .toBeNull();
  });

  test('version 12 is marked as an older one and links to the page in 13', async ({page}) => {
    await open(page, '/typo3/12.0/grundlagen/login');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(
      shown('theme.docs.versions.unmaintainedVersionLabel').replace('{versionLabel}', old),
    );
    const link = banner.getByRole('link', {
      name: shown('theme.docs.versions.latestVersionLinkLabel'),
    });
    await expect(link).toHaveAttribute('href', '/typo3/grundlagen/login');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText([
      old,
      shown('portal.version.unmaintained'),
    ]);
    await open(page, '/typo3/grundlagen/login');
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText([
      current,
      shown('portal.version.latest'),
    ]);
  });
});
