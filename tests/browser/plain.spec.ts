/** @import * as lean from 'docusaurus-lean' */
import {labelOf} from './lib/manuals';
import {hasBuild} from '../lib/requireBuild';
import {ports} from './lib/ports';
import {desktop, expect, open, phone, test} from './lib/test';
import {ask, hits, openPanel} from '../../packages/search/tests/browser/lib/panel';

// The build with LEAN=off: an upgrade of Docusaurus must never wait for docusaurus-lean.
test.use({baseURL: `http://localhost:${ports['build-plain']}`});

test.skip(!hasBuild('build-plain'), 'There is no build-plain: run "npm run build:plain" first.');

for (const [name, viewport] of Object.entries({phone, desktop})) {
  test(`on plain Docusaurus a reader finds a page, follows a link and does a lesson: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await page
      .locator('main')
      .getByRole('link', {name: new RegExp(`^${labelOf('typo3')}`)})
      .first()
      .click();
    await expect(page).toHaveURL(/\/typo3$/);
    await openPanel(page);
    await ask(page, 'anmelden');
    await hits(page).first().locator('a').click();
    await expect(page.locator('h1')).toBeVisible();
    await open(page, '/search?q=passwort');
    await expect(page.locator('main ol li').first()).toBeVisible();
    await open(page, '/schnupperlehre/html-inhalt-strukturieren');
    await expect(page.locator('main pre, main .cm-editor').first()).toBeVisible();
  });
}
