import {expect, open, test} from './lib/test';

test.describe('Content-Security-Policy', () => {
  test('what it forbids is refused, and a refusal fails a test', async ({page, problems}) => {
    await open(page, '/hgv');
    expect(problems).toEqual([]);
    // The beginnings of what Chromium says.
    for (const [refusal, provoke] of [
      [
        'Executing inline script',
        "const s = document.createElement('script'); s.textContent = '1'; document.head.append(s);",
      ],
      ['Evaluating a string', "setTimeout('1')"],
      ['Loading the image', "new Image().src = 'https://example.org/x.png'"],
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
