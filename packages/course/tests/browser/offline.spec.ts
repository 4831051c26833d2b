import {failures, labels, wasReset} from '../../src/components/Exercise/texts';
import {exerciseTable, isQuiz} from '../../src/lessons';
import {frozenNotice, missingNotice} from '../../src/messages/notices';
import {watchRequests} from '../../../../tests/browser/lib/faults';
import {expect, forgive, test} from '../../../../tests/browser/lib/test';
import {code, openExample, openExercise, preview} from './lib/course';

test.use({fresh: true});

const {id} = exerciseTable.find((exercise) => !isQuiz(exercise.id))!;
const gone = /course_src_(sandbox_inspect|exercises)/;

test('an exercise whose checks cannot be loaded says so, and checks when they can', async ({
  page,
  problems,
}) => {
  await page.route(gone, (route) => route.abort());
  const box = await openExercise(page, id);
  const status = box.locator('p[aria-live]').first();
  await box.getByRole('button', {name: labels.check}).click();
  await expect(status).toHaveText(failures.check);

  await box.getByRole('button', {name: labels.startOver}).click();
  await box.getByRole('button', {name: labels.modelPage}).click();
  await expect(box.getByText(failures.model)).toBeVisible();

  await page.unroute(gone);
  await box.getByRole('button', {name: labels.modelPage}).click();
  await expect(box.getByText(wasReset)).toBeVisible();
  await box.getByRole('button', {name: labels.check}).click();
  await expect(status).toHaveText(
    /^(?:Das Ziel ist noch offen|Noch \d+ von \d+ Zielen offen)\. \S/,
  );
  forgive(
    problems,
    /^failed: \S+\/\w+course_src_(?:sandbox_inspect|exercises)\S+ net::ERR_FAILED$/,
  );
  forgive(problems, /^console error: Failed to load resource: net::ERR_FAILED$/);
});

test('a preview that cannot be loaded says so and leaves the last version on show', async ({
  page,
  problems,
}) => {
  const frame = '**/playground/frame.htm';
  await watchRequests(page);
  const bench = await openExample(page, {lesson: 'html-einstieg', title: 'Tags ausprobieren'});
  const type = async (text: string) => {
    await code(bench, 'html').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(text);
  };
  // Of the version after it, the frame has been loaded in advance.
  await type(' eins');
  await expect(preview(bench).locator('body')).toContainText('eins');
  await page.route(frame, (route) => route.abort());
  await type(' zwei');
  await expect(preview(bench).locator('body')).toContainText('zwei');
  await type(' drei');
  await expect(bench.getByText(missingNotice.text)).toBeVisible({timeout: 15_000});
  await expect(bench.getByText(frozenNotice.text)).toHaveCount(0);
  await expect(preview(bench).locator('body')).toContainText('zwei');

  await page.unroute(frame);
  await type(' vier');
  await expect(preview(bench).locator('body')).toContainText('drei vier');
  await expect(bench.getByText(missingNotice.text)).toHaveCount(0);
  forgive(problems, /^failed: \S+\/playground\/frame\.htm net::ERR_FAILED$/);
});
