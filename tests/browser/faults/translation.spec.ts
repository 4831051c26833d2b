/**
 * @import * as value from '../../../src/components/Value'
 * @import * as announceRoute from '../../../src/clientModules/announceRoute'
 */
import {allMet, labels as exerciseLabels} from '@portal/course/texts/Exercise';
import {labels as editorLabels} from '@portal/course/texts/LiveEditor';
import {allRight, submitLabel} from '@portal/course/texts/Quiz';
import {nextLabel} from '@portal/course/texts/LessonEnd';
import {lessonOf} from '@portal/course/lessons';
import {findQuiz} from '@portal/course/quizzes';
import {stages} from '@portal/course/exercises';
import {shown} from '../../lib/messages';
import {fill, openExercise} from '../../../packages/course/tests/browser/lib/course';
import {enlarge, marker as figureMarker} from '../lib/figures';
import {colorToggle, navbarLink} from '../lib/navbar';
import {expectAlive, translatePage} from '../lib/translation';
import {expect, open, phone, test} from '../lib/test';

test.afterEach(({page}) => expectAlive(page));

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
      .getByRole('button', {name: shown('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')})
      .click();
    // What hears Escape loads with the first opening.
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
