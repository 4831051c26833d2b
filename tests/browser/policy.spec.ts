import {expect, open, test} from './lib/test';

test.describe('Content-Security-Policy', () => {
  for (const [what, provoke] of [
    [
      'an inline script',
      "const s = document.createElement('script'); s.textContent = '1'; document.head.append(s);",
    ],
    ['evaluated text', "setTimeout('1')"],
    ['a picture of another host', "new Image().src = 'https://example.org/x.png'"],
  ] as const) {
    test(`${what} is refused, and a refusal fails a test`, async ({page, problems}) => {
      await open(page, '/hgv');
      expect(problems).toEqual([]);
      await page.evaluate(provoke);
      await expect
        .poll(() => problems.some((problem) => /Content Security Policy/.test(problem)))
        .toBe(true);
      problems.length = 0;
    });
  }
});
