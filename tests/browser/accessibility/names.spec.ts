import {shown} from '../../lib/messages';
import {labelOf} from '../lib/manuals';
import {test as look} from '../lib/sharedPage';
import {expect, open} from '../lib/test';

look('the name of a heading says its text once', async ({page}) => {
  await open(page, '/typo3/grundlagen/login');
  const heading = page.locator('.markdown h2').first();
  const text = await heading.evaluate(({firstChild}) => firstChild?.textContent);
  const name = new RegExp(`^${text} ?${shown('theme.common.headingLinkTitle')}$`);
  await expect(heading).toHaveAccessibleName(name);
});

look('of what is marked as current, only the page is called the page', async ({page}) => {
  await open(page, '/typo3/grundlagen/login');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.locator('.navbar__link[aria-current]')).toHaveText([
    labelOf('typo3'),
    labelOf('typo3', 'current'),
  ]);
  await expect(navbar.locator('.navbar__link[aria-current=page]')).toHaveCount(0);
  await expect(page.locator('.menu__link[aria-current]')).toHaveAttribute('aria-current', 'page');
});
