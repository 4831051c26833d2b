import {expect, open, test} from './lib/test';

test.describe('Content-Security-Policy', () => {
  test('what it forbids is refused, and a refusal fails a test', async ({page, problems}) => {
    await open(page, '/hgv');
    expect(problems).toEqual([]);
    // Parts of what Chromium says, in older versions as well.
    for (const [refusal, provoke] of [
      [
        'inline script',
        "const s = document.createElement('script'); s.textContent = '1'; document.head.append(s);",
      ],
      ['a string as JavaScript', "setTimeout('1')"],
      ['the image', "new Image().src = 'https://example.org/x.png'"],
    ] as const) {
      await test.step(refusal, async () => {
        await page.evaluate(provoke);
        await expect
          .poll(() => problems.filter((problem) => problem.includes(refusal)).join())
          .toContain('Content Security Policy');
      });
    }
    problems.length = 0;
  });
});
