import {shown} from '../../lib/messages';
import {phone} from '../browsers/sizes';
import {manualTable} from '@portal/content/manuals';
import {closeSmallWindow, showAsPrinted, smallWindowSays} from '../lib/inPage';
import type {Steps} from './types';

const skipLink = 'a[class*=skipToContent]';

/** Finding one's way and reading. */
export const readingSteps: Steps = {
  'the home page leads to every manual': async ({open, sees}) => {
    await open('/');
    for (const {id} of manualTable) {
      await sees(`main article a[href="/${id}"]`);
    }
  },

  'the next page opens, and «back» leads to where one was': async ({open, page, ...reader}) => {
    await open('/email/zugangsdaten');
    await reader.clicks('.pagination-nav__link--next');
    await reader.until(() => !location.pathname.endsWith('/zugangsdaten'));
    await reader.until(() => document.querySelector('h1')?.textContent !== 'Zugangsdaten');
    await page.evaluate(() => history.back());
    await reader.arrives('/email/zugangsdaten');
    await reader.sees('h1', 'Zugangsdaten');
  },

  'the first Tab offers to skip to the content': async ({open, page, ...reader}) => {
    await open('/typo3/grundlagen/login');
    await page.press('Tab');
    await reader.focuses(skipLink);
    await reader.sees(skipLink);
    await page.press('Enter');
    await page.press('Tab');
    await reader.focuses('.theme-doc-sidebar-container *, main *');
  },

  'a manual opens by keyboard': async ({open, page, ...reader}) => {
    await open('/');
    await reader.tabsTo('nav.navbar a[href="/email"]');
    await page.press('Enter');
    await reader.arrives('/email');
  },

  'the menu of a telephone leads to a page': async ({open, page, ...reader}) => {
    await page.resize(phone);
    await open('/email/webmail');
    await reader.clicks('.navbar__toggle');
    await reader.clicks('.navbar-sidebar--show .menu__link[href="/email/zugangsdaten"]');
    await reader.arrives('/email/zugangsdaten');
    await reader.misses('.navbar-sidebar--show');
  },

  'on a telephone a section opens, and so does one that a link leads into': async (reader) => {
    const {open, page} = reader;
    await page.resize(phone);
    await open('/email/webmail');
    await reader.clicks('main #passwort [aria-expanded=false]');
    await reader.sees('main #passwort [aria-expanded=true]');
    await reader.sees('#passwort-body li');
    await reader.clicks('main p a[href="#sprache"]');
    await reader.sees('main #sprache [aria-expanded=true]');
    // Another document: the section of the address is the only one that is open.
    await open('/email/webmail?neu#sprache');
    await reader.sees('main #sprache [aria-expanded=true]');
    await reader.sees('main #passwort [aria-expanded=false]');
  },

  'a picture is enlarged; Escape and «back» close it': async ({open, page, ...reader}) => {
    await open('/email');
    // «Back» is the portal's only where another page of it comes before.
    await reader.clicks('.theme-doc-sidebar-container a[href="/email/webmail"]');
    const enlarge = shown('portal.screenshot.enlarge');
    for (const close of [() => page.press('Escape'), () => page.evaluate(() => history.back())]) {
      await reader.clicks('main [data-figure] a', enlarge);
      await reader.sees('dialog img');
      await close();
      await reader.misses('dialog');
      await reader.arrives('/email/webmail');
    }
  },

  'the steps are shown one at a time, over the page and in a small window': async (reader) => {
    const {open, page} = reader;
    await open('/typo3/grundlagen/login');
    await reader.clicks('main button', shown('portal.window.steps'));
    await reader.sees('dialog p', 'Schritt 1 von 3');
    await page.press('ArrowRight');
    await reader.sees('dialog p', 'Schritt 2 von 3');
    await page.press('Escape');
    await reader.misses('dialog');
    await reader.clicks('main button', shown('portal.window.open'));
    await reader.until(smallWindowSays, 'Schritt 2 von 3');
    await page.evaluate(closeSmallWindow);
  },

  'a question that the address names is open': async ({open, page, ...reader}) => {
    await open('/email/webmail');
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('main details[id]:not([data-section-body])')].map(({id}) => id),
    );
    await open('/email');
    await open(`/email/webmail#${ids.at(-1)}`);
    await reader.until(
      (id) => document.querySelector('main details[open]:not([data-section-body])')?.id === id,
      ids.at(-1)!,
    );
  },

  'on paper there is the text alone, with every answer': async ({open, page, ...reader}) => {
    await open('/email/webmail');
    await reader.sees('nav.navbar');
    await page.evaluate(showAsPrinted);
    await reader.sees('main h1');
    await reader.misses('nav.navbar, .theme-doc-sidebar-container, .pagination-nav');
    await reader.misses('main details:not([open])');
  },

  'an address with the end of a sentence leads to its page': async ({open, ...reader}) => {
    await open('/typo3/grundlagen/login)');
    await reader.arrives('/typo3/grundlagen/login');
    await reader.misses('h1', shown('theme.NotFound.title'));
  },

  'an unknown address offers the nearest pages': async ({open, ...reader}) => {
    await open('/email/abwesenheit');
    await reader.sees('h1', shown('theme.NotFound.title'));
    await reader.clicks('main a[href="/email/abwesenheitsmeldung"]');
    await reader.arrives('/email/abwesenheitsmeldung');
  },
};
