import {someRight, submitLabel} from '../../../src/components/course/Quiz/texts';
import {findQuiz} from '../../../src/course/quizzes';
import {expect, test} from '../lib/test';
import {openExercise} from './course';

test('a quiz says its result each time, also when it stays the same', async ({page}) => {
  const quiz = findQuiz('quiz-web');
  const box = await openExercise(page, quiz.id);
  const submit = box.getByRole('button', {name: submitLabel});
  const status = box.getByRole('status');
  await submit.click();
  await expect(status).toHaveText(someRight(0, quiz.questions.length));
  // A screen reader hears of what is put into the region, not of what stays there.
  const before = await status.evaluateHandle((region) => region.firstChild);
  await submit.click();
  await expect
    .poll(() => status.evaluate((region, first) => region.firstChild !== first, before))
    .toBe(true);
  await expect(status).toHaveText(someRight(0, quiz.questions.length));
});
