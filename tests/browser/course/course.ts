import type {Locator, Page} from '@playwright/test';
import {
  exerciseTable,
  isQuiz,
  lessonPath,
  lessonTable,
  type Lesson,
} from '../../../src/course/lessons';
import {languageNames, panes, type Pane, type Project} from '../../../src/course/project';
import {findQuiz} from '../../../src/course/quizzes';
import {stages} from '../../../src/course/exercises';
import {expect, hydrated} from '../lib/test';

/** The box of an exercise on its lesson's page. */
export function exerciseBox(page: Page, id: string): Locator {
  return page.locator(`[data-exercise="${id}"]`);
}

/** Opens a lesson at one of its exercises and waits for the editor. */
export async function openExercise(page: Page, id: string): Promise<Locator> {
  const lesson = lessonTable.find(({exercises}) =>
    exercises.some((exercise) => exercise.id === id),
  )!;
  await page.goto(encodeURI(lessonPath(lesson, id)));
  await hydrated(page);
  const box = exerciseBox(page, id);
  await box.scrollIntoViewIfNeeded();
  if (!isQuiz(id)) await expect(box.getByRole('textbox')).toBeVisible();
  return box;
}

/** Makes a file the open one and replaces its text, as a trainee would by selecting all and typing. */
export async function fill(page: Page, box: Locator, pane: Pane, text: string): Promise<void> {
  const tab = box.getByRole('tab', {name: languageNames[pane]});
  if (await tab.count()) await tab.click();
  const code = box.getByRole('textbox', {name: languageNames[pane]});
  await code.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** Replaces the files that differ from what the exercise found. */
export async function handIn(
  page: Page,
  box: Locator,
  before: Project,
  after: Project,
): Promise<void> {
  for (const pane of panes) {
    if (before[pane] !== after[pane]) await fill(page, box, pane, after[pane]);
  }
}

async function solveQuiz(page: Page, id: string): Promise<void> {
  const box = exerciseBox(page, id);
  for (const {text, answers, right} of findQuiz(id).questions) {
    await box.getByRole('group', {name: text}).getByLabel(answers[right]!, {exact: true}).check();
  }
  await box.getByRole('button', {name: 'Antworten prüfen'}).click();
}

/** Solves all exercises of the lesson that is open. */
export async function solveLesson(page: Page, lesson: Lesson): Promise<void> {
  for (const {id} of lesson.exercises) {
    const box = exerciseBox(page, id);
    await box.scrollIntoViewIfNeeded();
    const stage = stages().find(({exercise}) => exercise.id === id);
    if (stage) {
      await expect(box.getByRole('textbox')).toBeVisible();
      await handIn(page, box, stage.before, stage.after);
    } else {
      await solveQuiz(page, id);
    }
    await expect(box.getByText('Geschafft!')).toBeVisible({timeout: 15_000});
    await expect(box).toHaveAttribute('data-solved', '');
  }
}

export const exerciseCount = exerciseTable.length;
