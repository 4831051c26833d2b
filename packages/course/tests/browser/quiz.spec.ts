import {allRight, someRight, submitLabel} from '../../src/components/Quiz/texts';
import {findQuiz} from '../../src/quizzes';
import {lessonOf, lessonPath} from '../../src/lessons';
import {hold, mainScript} from '../../../../tests/browser/lib/faults';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {exerciseBox, openExercise} from './lib/course';

test('a quiz says its result each time, also when it stays the same', async ({page}) => {
  const quiz = findQuiz('quiz-web');
  const box = await openExercise(page, quiz.id);
  const submit = box.getByRole('button', {name: submitLabel});
  const status = box.locator('[aria-live]');
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

test('an answer that was chosen before the page was ready stays chosen', async ({page}) => {
  const quiz = findQuiz('quiz-web');
  const {asked, release} = await hold(page, mainScript);
  const opened = open(page, encodeURI(lessonPath(lessonOf(quiz.id))));
  await asked;
  const box = exerciseBox(page, quiz.id);
  for (const [number, {answers, right}] of quiz.questions.entries()) {
    await box.getByRole('group').nth(number).getByLabel(answers[right]!, {exact: true}).check();
  }
  release();
  await opened;
  await box.getByRole('button', {name: submitLabel}).click();
  await expect(box.locator('[aria-live]')).toHaveText(allRight);
});
