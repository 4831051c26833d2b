import {expect} from 'vitest';
import {shown} from '../../lib/messages';
import {findManual} from '@portal/content/manuals';
import type {Steps} from './types';

const colourToggle = `nav.navbar button[aria-label^="${shown('theme.colorToggle.ariaLabel').split(' (')[0]}"]`;
const older = findManual('typo3').versions!.find(({name}) => name === '12.0')!;

const theme = () => document.documentElement.dataset.theme;

function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** What readers choose, and what the browser remembers of it. */
export const settingSteps: Steps = {
  'another version is chosen by keyboard and remembered': async ({open, page, ...reader}) => {
    await open('/typo3/grundlagen/login');
    await reader.tabsTo('nav.navbar .dropdown [aria-expanded]');
    await page.press('Enter');
    const choice = 'nav.navbar .dropdown a[href="/typo3/12.0/grundlagen/login"]';
    await reader.sees(choice, older.label.trim());
    await reader.tabsTo(choice);
    await page.press('Enter');
    await reader.arrives('/typo3/12.0/grundlagen/login');
    await reader.until(() => localStorage.getItem('docs-preferred-version-typo3') === '12.0');
  },

  'the dark mode outlives a reload': async ({open, page, ...reader}) => {
    await open('/email');
    const before = await page.evaluate(theme);
    await reader.clicks(colourToggle);
    await reader.until((last) => document.documentElement.dataset.theme !== last, before);
    const chosen = await page.evaluate(theme);
    await page.reload();
    await reader.until((mode) => document.documentElement.dataset.theme === mode, chosen);
  },

  'without storage everything works but remembering': async ({open, page, portal, ...reader}) => {
    portal.isStorageBlocked = true;
    try {
      await open('/typo3/grundlagen/login');
      expect(await page.evaluate(isStorageBlocked)).toBe(true);
      const before = await page.evaluate(theme);
      await reader.clicks(colourToggle);
      await reader.until((last) => document.documentElement.dataset.theme !== last, before);
      await page.press('Control+k');
      await reader.focuses('.DocSearch-Input');
      await page.type('passwort');
      await reader.sees('.DocSearch-Hit');
    } finally {
      portal.isStorageBlocked = false;
    }
  },
};
