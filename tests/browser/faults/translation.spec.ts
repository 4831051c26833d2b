/**
 * @import * as value from '../../../src/components/Value'
 * @import * as announceRoute from '../../../src/clientModules/announceRoute'
 */
import {announcements, labels} from '@portal/marker-creator/texts';
import {allMet, labels as exerciseLabels} from '@portal/course/texts/Exercise';
import {labels as editorLabels} from '@portal/course/texts/LiveEditor';
import {allRight, submitLabel} from '@portal/course/texts/Quiz';
import {nextLabel} from '@portal/course/texts/LessonEnd';
import {lessonOf} from '@portal/course/lessons';
import {findQuiz} from '@portal/course/quizzes';
import {stages} from '@portal/course/exercises';
import {shown} from '../../lib/messages';
import {
  exerciseBox,
  fill,
  openExercise,
  overview,
} from '../../../packages/course/tests/browser/lib/course';
import {enlarge, marker as figureMarker} from '../lib/figures';
import {
  button,
  clickAt,
  entry,
  marker,
  start,
} from '../../../packages/marker-creator/tests/browser/lib/markerCreator';
import {colorToggle, navbarLink} from '../lib/navbar';
import {expectAlive, translatePage} from '../lib/translation';
import {expect, open, phone, test} from '../lib/test';

test.afterEach(({page}) => expectAlive(page));

test('the Marker-Creator outlives a translation', async ({page}) => {
  await start(page);
  await translatePage(page);
  await clickAt(page, 0.25, 0.5);
  await entry(page, 1).pressSequentially('Feld **Name** und `Code`');
  await clickAt(page, 0.75, 0.2);
  await entry(page, 2).fill('<Kbd>Ctrl+S</Kbd> sichert');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(marker(page, 2)).toHaveCount(0);
  await button(page, labels.undo).click();
  for (let step = 0; step < 3; step += 1) {
    await button(page, labels.redo).click();
  }
  await expect(entry(page, 2)).toHaveValue('<Kbd>Ctrl+S</Kbd> sichert');
  await button(page, labels.downEntry(1)).click();
  await button(page, labels.removeEntry(1)).click();
  await expect(page.getByText(announcements.removed(1))).toBeAttached();
  await entry(page, 1).fill('');
  await button(page, labels.crop).click();
  await button(page, labels.cropApply).click();
  await button(page, labels.clear).click();
  await button(page, labels.cancel).click();
  await button(page, labels.clear).click();
  await button(page, labels.clearSure).click();
  await expect(button(page, labels.choose)).toBeVisible();
});

test('an exercise outlives a translation', async ({page}) => {
  const {exercise, before, after} = stages()[0]!;
  const box = await openExercise(page, exercise.id);
  await translatePage(page);
  await box.getByRole('button', {name: exerciseLabels.check}).click();
  await expect(box.locator('[aria-live]').last()).not.toBeEmpty();
  await fill(page, box, 'html', `${before.html}<p>`);
  await fill(page, box, 'html', after.html);
  await box.getByRole('button', {name: exerciseLabels.check}).click();
  await expect(box.getByText(allMet)).toBeVisible({timeout: 15_000});
  await box.getByRole('button', {name: editorLabels.fullScreen}).click();
  await box.getByRole('button', {name: editorLabels.leaveFullScreen}).click();
  await box.getByRole('button', {name: exerciseLabels.startOver}).click();
  await box.getByRole('button', {name: exerciseLabels.modelPage}).click();
  await box.getByRole('button', {name: exerciseLabels.undo}).click();
  await box.getByText(exerciseLabels.solution).click();
});

test('what a lesson says of the trainee’s progress outlives a translation', async ({page}) => {
  const quiz = findQuiz('quiz-web');
  const box = await openExercise(page, quiz.id);
  await translatePage(page);
  const submit = box.getByRole('button', {name: submitLabel});
  await submit.click();
  for (const {text, answers, right} of quiz.questions) {
    const question = box.getByRole('group', {name: text});
    const wrong = answers.findIndex((_, index) => index !== right);
    await question.getByLabel(answers[wrong]!, {exact: true}).check();
    await submit.click();
    await question.getByLabel(answers[right]!, {exact: true}).check();
  }
  await submit.click();
  await expect(box.getByText(allRight)).toBeVisible();
  await page.getByRole('link', {name: nextLabel}).click();
  await expect(page.locator('h1')).not.toHaveText(lessonOf(quiz.id).title);
});

test('the overview of the course outlives a translation, and the work of another tab', async ({
  page,
  context,
}) => {
  await open(page, overview);
  await translatePage(page);
  const other = await context.newPage();
  const quiz = findQuiz('quiz-web');
  const box = await openExercise(other, quiz.id);
  for (const {text, answers, right} of quiz.questions) {
    await box.getByRole('group', {name: text}).getByLabel(answers[right]!, {exact: true}).check();
  }
  await box.getByRole('button', {name: submitLabel}).click();
  await expect(exerciseBox(other, quiz.id)).toHaveAttribute('data-solved', '');
  await expect(page.locator('li[data-done]')).toHaveCount(1);
});

test('pictures, numbers and copying outlive a translation', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/email/webmail');
  await translatePage(page);
  const figure = page.locator('main [data-figure]').first();
  await figureMarker(figure, 2).hover();
  await enlarge(figure).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: shown('portal.screenshot.original')}).click();
  await dialog.getByRole('button', {name: shown('portal.screenshot.close')}).click();
  await expect(dialog).toHaveCount(0);
  await open(page, '/email/zugangsdaten');
  await translatePage(page);
  const copy = page.getByRole('button', {name: shown('portal.value.copy').split('{')[0]}).first();
  await copy.click();
  await expect(page.getByText(shown('portal.copy.done')).first()).toBeAttached();
  // What readers type is not translated.
  const words = page.locator('main :is(code, kbd, [data-marker]) font');
  await expect(words).toHaveCount(0);
});

test('ways through the portal outlive a translation', async ({page}) => {
  await open(page, '/');
  await translatePage(page);
  await colorToggle(page).click();
  await navbarLink(page, 'email').click();
  await expect(page.locator('h1')).toHaveText('E-Mail');
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Webmail'}).click();
  await expect(page.locator('h1')).toHaveText('Webmail');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('E-Mail');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await navbarLink(page, 'dorfplatz').click();
  await expect(page).toHaveURL('/dorfplatz');
  // The address comes before its page, whose arrival would end an opening search.
  await expect(page.locator('h1')).toHaveText(/Dorfplatz/);
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.pressSequentially('Passwort');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await field.fill('');
  await page.keyboard.press('Escape');
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('menu and contents outlive a translation', async ({page}) => {
    await open(page, '/email/abwesenheitsmeldung');
    await translatePage(page);
    await page.locator('.theme-doc-toc-mobile button').click();
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await menu
      .getByRole('button', {
        name: shown('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
      })
      .click();
    // What hears Escape loads with the first opening.
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
