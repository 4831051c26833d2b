import type {Steps} from './types';

const field = '.DocSearch-Input';

/** Searching. */
export const searchSteps: Steps = {
  'the search panel leads to a result by keyboard': async ({open, page, ...reader}) => {
    await open('/typo3/grundlagen/login');
    await page.press('Control+k');
    await reader.focuses(field);
    await page.type('passwort');
    // The status comes with the last answer; an earlier one would choose its first result again.
    await reader.until(() =>
      document.querySelector('[role=dialog] [role=status]')?.textContent?.includes('«passwort»'),
    );
    await page.press('ArrowDown');
    const address = await reader.until(() => {
      const options = [...document.querySelectorAll('[role=dialog] [role=option]')];
      const isSecond = options[1]?.getAttribute('aria-selected') === 'true';
      const href = options[1]?.querySelector('a')?.href;
      return isSecond && href ? href.slice(location.origin.length) : null;
    });
    await page.press('Enter');
    await reader.arrives(address!);
    await reader.misses('[role=dialog]');
  },

  'the search page answers while one types': async ({open, page, ...reader}) => {
    await open('/search');
    await reader.clicks('main input[type=search]');
    await page.type('webmail');
    await reader.arrives('/search?q=webmail');
    await reader.clicks('main ol > li h2 a');
    await reader.until(() => location.pathname !== '/search');
  },
};
