import type {Page} from '@playwright/test';
import {
  achieved,
  labels as certificateLabels,
  learned,
  titles,
} from '../../src/components/Certificate/texts';
import {
  allMet,
  labels as exerciseLabels,
  noScript as editorNoScript,
} from '../../src/components/Exercise/texts';
import {allSolved, nextLabel} from '../../src/components/LessonEnd/texts';
import {pathLabel, stepLabel} from '../../src/components/LessonHeader/texts';
import {solvedText} from '../../src/components/lib/texts';
import {exerciseTable, findLesson, lessonOf, lessonPath, type ExerciseId} from '../../src/lessons';
import {resumeLabels} from '../../src/resume';
import {noProgress, progressBox, type Progress} from '../../src/storage/progress';
import {desktop, expect, open, test} from '../../../../tests/browser/lib/test';
import {code, exerciseBox, fill, openExercise, overview, preview, store} from './lib/course';

const solvedOfAll = (solved: number) => solvedText(solved, exerciseTable.length);

const storeProgress = (page: Page, progress: Partial<Progress>) =>
  store(page, {[progressBox.key]: JSON.stringify({...noProgress, ...progress})});

const doneUpTo = (id: ExerciseId) =>
  Object.fromEntries(
    exerciseTable
      .slice(0, exerciseTable.findIndex((entry) => entry.id === id) + 1)
      .map((entry) => [entry.id, '2026-11-20']),
  ) as Progress['done'];

test(`«${resumeLabels.goOn}» leads to the lesson, then to the exercise worked on`, async ({
  page,
}) => {
  await open(page, overview);
  await expect(page.getByRole('link', {name: resumeLabels.start})).toBeVisible();
  const lesson = findLesson('html-einstieg');
  await open(page, encodeURI(lessonPath(lesson)));
  await open(page, overview);
  await page.getByRole('link', {name: resumeLabels.goOn}).click();
  await expect(page).toHaveURL(encodeURI(lessonPath(lesson)));

  const box = await openExercise(page, 'html-titel');
  await fill(page, box, 'html', '<h1>Meine Spitzbuben</h1>');
  await expect(preview(box).getByRole('heading')).toHaveText('Meine Spitzbuben');
  await open(page, overview);
  await page.getByRole('link', {name: resumeLabels.goOn}).click();
  await expect(page).toHaveURL(encodeURI(lessonPath(lesson, 'html-titel')));
  await expect(page.locator('#html-titel')).toBeInViewport();
});

for (const [visitor, done] of Object.entries({
  'a fresh visitor': {},
  'a trainee who has solved it all': doneUpTo(exerciseTable.at(-1)!.id),
})) {
  test(`a link to a heading leads there, though exercises grow above it: ${visitor}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await storeProgress(page, {done});
    for (const address of [
      '/schnupperlehre/css-layout#media',
      '/schnupperlehre/js-counter#zertifikat',
    ]) {
      await open(page, address);
      await expect(page.getByRole('button', {name: exerciseLabels.check}).first()).toBeAttached();
      const top = () =>
        page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(100);
      expect(await top()).toBeGreaterThan(0);
    }
  });
}

test('page and progress survive a reload and go from lesson to lesson', async ({page}) => {
  const box = await openExercise(page, 'editor');
  await fill(page, box, 'html', '<h1>Hallo, ich bin Jon</h1>');
  await expect(box.getByText(allMet)).toBeVisible();
  await page.reload();
  await exerciseBox(page, 'editor').scrollIntoViewIfNeeded();
  await expect(code(box, 'html')).toContainText('Jon');
  await expect(page.getByText(solvedText(1, 1))).toBeVisible();
  await expect(page.getByText(allSolved)).toBeVisible();
  await open(page, overview);
  await expect(page.getByText(solvedOfAll(1))).toBeVisible();
  const next = await openExercise(page, 'html-grundgeruest');
  await expect(code(next, 'html')).toContainText('Jon');
});

test('the path shows where one is and what is solved', async ({page}) => {
  await storeProgress(page, {done: doneUpTo('html-titel')});
  const lesson = findLesson('html-inhalte-einfuegen');
  await open(page, encodeURI(lessonPath(lesson)));
  const path = page.getByRole('navigation', {name: pathLabel});
  await expect(
    path.getByRole('link', {name: stepLabel(findLesson('html-einstieg'), true)}),
  ).toBeVisible();
  const here = path.getByRole('link', {name: stepLabel(lesson, false)});
  await expect(here).toHaveAttribute('aria-current', 'page');
});

test('before the end the certificate is a confirmation, with the name that was typed', async ({
  page,
}) => {
  await storeProgress(page, {done: doneUpTo('css-farben')});
  await open(page, encodeURI(lessonPath(lessonOf('js-mengen'), 'zertifikat')));
  const print = page.getByRole('button', {name: certificateLabels.print});
  await expect(print).toBeDisabled();
  await page.getByLabel(certificateLabels.name).fill('Ursina Gianelli');
  await expect(print).toBeEnabled();
  const sheet = page.getByText(titles.partial, {exact: true}).locator('..');
  await expect(sheet).toContainText('Ursina Gianelli');
  await expect(sheet).toContainText(achieved(14, exerciseTable.length));
  await expect(sheet).toContainText('20. November 2026');
  await expect(sheet.getByRole('listitem')).toHaveText([learned.start, learned.html]);
  await page.reload();
  await expect(page.getByLabel(certificateLabels.name)).toHaveValue('Ursina Gianelli');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a lesson reads as a text: examples, goals, hint and solution', async ({page}) => {
    await page.goto(encodeURI(lessonPath(findLesson('html-einstieg'))));
    await expect(page.locator('main')).toContainText('<h1>Eine grosse Überschrift</h1>');
    const box = exerciseBox(page, 'html-titel');
    await expect(box.locator('noscript p')).toHaveText(editorNoScript);
    await expect(box).toContainText('Ein wichtiges Wort im Absatz ist hervorgehoben');
    await expect(box.getByText('Zwei zarte Guetzli')).toBeHidden();
    await box.getByText(exerciseLabels.solution).click();
    await expect(box.getByText('Zwei zarte Guetzli')).toBeVisible();
    await expect(page.getByRole('button', {name: exerciseLabels.check})).toHaveCount(0);
    await page.getByRole('link', {name: nextLabel}).click();
    await expect(page.locator('h1')).toHaveText(findLesson('html-inhalte-einfuegen').title);
  });
});
