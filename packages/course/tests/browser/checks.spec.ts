import {expect, test} from '@playwright/test';
import {
  browserArguments,
  browserArgumentsWithout,
  findTestBrowser,
} from '../../../../scripts/lib/browser';
import {stages} from '../../src/exercises';
import {rahmen} from '../../src/exercises/css-border';
import {cssAnswers} from './lib/answers/css';
import {htmlAnswers} from './lib/answers/html';
import {javascriptAnswers} from './lib/answers/javascript';
import {filesOf, swap, type Answer} from './lib/answers/types';
import {judge, prepare} from './lib/openPage';

// What is checked is the same with all frames in one process, and quicker by a fifth.
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? undefined,
    args: browserArgumentsWithout('IsolateSandboxedIframes'),
  },
});

const answers = {...htmlAnswers, ...cssAnswers, ...javascriptAnswers};
const solution: Answer = {name: 'the solution', files: {}};

for (const {exercise, before, after} of stages()) {
  test(`checks of ${exercise.id}: right, wrong and odd answers`, async ({page}) => {
    test.slow();
    await prepare(page);
    const given = answers[exercise.id] ?? [];
    const right = given.filter(({unmet}) => unmet === undefined);
    expect(right.length, 'other ways than the solution').toBeGreaterThanOrEqual(2);
    exercise.checks.forEach(({goal}, index) =>
      expect(
        given.some(({from, unmet}) => from !== 'before' && unmet && index in unmet),
        `a wrong answer for «${goal}»`,
      ).toBe(true),
    );
    for (const answer of [solution, ...given]) {
      const verdicts = await judge(page, exercise.checks, filesOf(answer, {before, after}));
      verdicts.forEach((verdict, index) => {
        const where = `${answer.name}: ${exercise.checks[index]!.goal}`;
        const hint = answer.unmet?.[index];
        if (hint === undefined) expect.soft(verdict, where).toBe(true);
        else
          expect
            .soft(verdict === true ? 'met' : verdict, where)
            .toMatch(new RegExp(`^(?!met$).*${escape(hint)}`, 'i'));
      });
    }
  });
}

test('a line of 3 px counts on a screen that rounds it down', async ({playwright, baseURL}) => {
  // With the context's own deviceScaleFactor, Chromium goes on reporting 3 px.
  const browser = await playwright.chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: [...browserArguments, '--force-device-scale-factor=1.25'],
  });
  const page = await browser.newPage({baseURL, viewport: null});
  await prepare(page);
  const stage = stages().find(({exercise}) => exercise === rahmen)!;
  const answer = {name: '3 px', files: {css: swap('6px solid', '3px solid')}};
  const [verdict] = await judge(page, rahmen.checks, filesOf(answer, stage));
  expect(verdict).toBe(true);
  await browser.close();
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
