import {failures} from '../../../src/components/course/Exercise/texts';
import {exerciseTable, isQuiz} from '../../../src/course/lessons';
import {expect, test} from '../lib/test';
import {openExercise} from './course';

const {id} = exerciseTable.find((exercise) => !isQuiz(exercise.id))!;
const gone = /src_course_(sandbox_inspect|exercises)/;

test('an exercise whose checks cannot be loaded says so, and checks when they can', async ({
  page,
  problems,
}) => {
  await page.route(gone, (route) => route.abort());
  const box = await openExercise(page, id);
  const status = box.locator('p[role=status]').first();
  await box.getByRole('button', {name: 'Prüfen'}).click();
  await expect(status).toHaveText(failures.check);
  await expect(box.getByRole('button', {name: 'Prüfen'})).toHaveAttribute('aria-disabled', 'false');

  await box.getByRole('button', {name: 'Neu beginnen'}).click();
  await box.getByRole('button', {name: /Mit der Musterseite/}).click();
  await expect(box.getByText(failures.model)).toBeVisible();

  await page.unroute(gone);
  await box.getByRole('button', {name: /Mit der Musterseite/}).click();
  await expect(box.getByText('Deine Seite ist zurückgesetzt.')).toBeVisible();
  await box.getByRole('button', {name: 'Prüfen'}).click();
  await expect(status).toHaveText(
    /^(?:Das Ziel ist noch offen|Noch \d+ von \d+ Zielen offen)\. \S/,
  );
  problems.length = 0;
});
