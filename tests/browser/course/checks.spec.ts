import {expect, test} from '@playwright/test';
import {stages} from '../../../src/course/exercises';
import {cssAnswers} from './answers/css';
import {htmlAnswers} from './answers/html';
import {javascriptAnswers} from './answers/javascript';
import {filesOf, type Answer} from './answers/types';
import {judge, prepare} from './openPage';

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

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
