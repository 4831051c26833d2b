/**
 * @import * as anchoredHeading from '../../../src/components/AnchoredHeading'
 * @import * as value from '../../../src/components/Value'
 * @import * as screenshot from '../../../src/components/Screenshot'
 */
import {parseEnv} from '../../../src/config/env';
import {shown} from '../../lib/messages';
import {enlarge} from '../lib/figures';
import {labelOf} from '../lib/manuals';
import {test as look} from '../lib/sharedPage';
import {expect, open} from '../lib/test';

look('the link of each section has a name of its own, that of the section', async ({page}) => {
  await open(page, '/typo3/grundlagen/login');
  const links = page.locator('.markdown .hash-link');
  const expected = await links.evaluateAll(
    (all, message) =>
      all.map(({parentElement}) =>
        message.replace('{heading}', parentElement!.firstChild!.textContent!),
      ),
    shown('theme.common.headingLinkTitle'),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(await links.evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel))).toEqual(expected);
});

look('the button that enlarges a picture has a name of its own', async ({page}) => {
  // Pictures of one file. Those of different partials share a name.
  await open(page, '/email/webmail');
  const names = await enlarge(page).evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel));
  expect(names.length).toBeGreaterThan(3);
  expect([...new Set(names)]).toEqual(names);
});

look('of what is marked as current, only the page is called the page', async ({page}) => {
  await open(page, '/typo3/grundlagen/login');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.locator('.navbar__link[aria-current]')).toHaveText([
    labelOf('typo3'),
    labelOf('typo3', 'current'),
  ]);
  await expect(navbar.locator('.navbar__link[aria-current=page]')).toHaveCount(0);
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link[aria-current]')).toHaveAttribute(
    'aria-current',
    'page',
  );
});

look('a value is read in one piece, also where it may break', async ({page}) => {
  await open(page, '/email/zugangsdaten');
  const devtools = await page.context().newCDPSession(page);
  // The browser's own name: Playwright's has no pauses.
  const expression = 'document.querySelector("main a[href^=mailto]")';
  const {result} = await devtools.send('Runtime.evaluate', {expression});
  const {nodes} = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  expect(nodes[0]?.name?.value).toBe(parseEnv(process.env).provider.email);
});
