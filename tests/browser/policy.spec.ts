/** @import * as headers from '../../src/delivery/headers' */
import {expect, forgive, open, test} from './lib/test';

test.use({prefetch: true});

test.describe('Content-Security-Policy', () => {
  test('what it forbids is refused, and a refusal fails a test', async ({page, problems}) => {
    await open(page, '/hgv');
    expect(problems).toEqual([]);
    // Parts of what Chromium says, in older versions as well.
    for (const [refusal, provoke] of [
      // First: that its request failed is told a moment after the refusal.
      ['the image', "new Image().src = 'https://example.org/x.png'"],
      [
        'inline script',
        "const s = document.createElement('script'); s.textContent = '1'; document.head.append(s);",
      ],
      ['a string as JavaScript', "setTimeout('1')"],
    ] as const) {
      await test.step(refusal, async () => {
        await page.evaluate(provoke);
        await expect
          .poll(() => problems.filter((problem) => problem.includes(refusal)).join())
          .toContain('Content Security Policy');
        forgive(problems, new RegExp(`^console error: .*${refusal}.* Content Security Policy`));
      });
    }
    forgive(problems, /^failed: https:\/\/example\.org\/x\.png csp$/);
  });
});
