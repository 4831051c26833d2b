import {readFile} from 'node:fs/promises';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {
  exerciseTable,
  findLesson,
  isQuiz,
  lessonOf,
  lessonPath,
  type Lesson,
  type LessonId,
} from '../../../src/lessons';
import {languageNames, panes, type Pane, type Project} from '../../../src/project';
import {allMet} from '../../../src/components/Exercise/texts';
import {codeName, editorName} from '../../../src/components/LiveEditor/texts';
import {downloadLabel} from '../../../src/components/ProjectDownload/texts';
import {allRight, submitLabel} from '../../../src/components/Quiz/texts';
import {findQuiz} from '../../../src/quizzes';
import {stages} from '../../../src/exercises';
import {expect, open} from '../../../../../tests/browser/lib/test';

/** The first page of the course. */
export const overview = '/schnupperlehre';

/** The box of an exercise on its lesson's page. */
export function exerciseBox(page: Page, id: string): Locator {
  return page.locator(`[data-exercise="${id}"]`);
}

/** The editor of an example. */
export function example(page: Page, title: string): Locator {
  return page.locator(`[aria-label="${editorName(title)}"]`);
}

/** One of the files in an editor. */
export function code(bench: Locator, pane: Pane): Locator {
  return bench.locator(`[role="textbox"][aria-label="${codeName(pane)}"]`);
}

/** The page that an editor shows. */
export function preview(bench: Locator): FrameLocator {
  return bench.locator('iframe[data-shown]').contentFrame();
}

/** Address of a lesson. */
export const addressOf = (lesson: LessonId): string => encodeURI(lessonPath(findLesson(lesson)));

/** Opens a lesson at one of its examples and waits for the editor. */
export async function openExample(
  page: Page,
  {lesson, title}: {lesson: LessonId; title: string},
): Promise<Locator> {
  await open(page, addressOf(lesson));
  return reachExample(page, title);
}

/** Goes to an example of the lesson that is open and waits for the editor. */
export async function reachExample(page: Page, title: string): Promise<Locator> {
  const bench = example(page, title);
  await page.locator('[data-size="example"]').first().scrollIntoViewIfNeeded();
  await expect(bench).toBeVisible();
  await bench.scrollIntoViewIfNeeded();
  await expect(bench.locator('iframe[data-shown]')).toBeVisible();
  return bench;
}

/** Opens a lesson at one of its exercises and waits for the editor. */
export async function openExercise(page: Page, id: string): Promise<Locator> {
  await open(page, encodeURI(lessonPath(lessonOf(id), id)));
  const box = exerciseBox(page, id);
  await box.scrollIntoViewIfNeeded();
  if (!isQuiz(id)) await expect(box.getByRole('textbox')).toBeVisible();
  return box;
}

/** Makes a file the open one and replaces its text, as a trainee would by selecting all and typing. */
export async function fill(page: Page, box: Locator, pane: Pane, text: string): Promise<void> {
  const tab = box.getByRole('tab', {name: languageNames[pane]});
  if (await tab.count()) await tab.click();
  await code(box, pane).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** Replaces the files that differ from what the exercise found. */
async function handIn(page: Page, box: Locator, before: Project, after: Project): Promise<void> {
  for (const pane of panes) {
    if (before[pane] !== after[pane]) await fill(page, box, pane, after[pane]);
  }
}

async function solveQuiz(page: Page, id: string): Promise<void> {
  const box = exerciseBox(page, id);
  for (const {text, answers, right} of findQuiz(id).questions) {
    await box.getByRole('group', {name: text}).getByLabel(answers[right]!, {exact: true}).check();
  }
  await box.getByRole('button', {name: submitLabel}).click();
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
    await expect(box.getByText(stage ? allMet : allRight)).toBeVisible({timeout: 15_000});
    await expect(box).toHaveAttribute('data-solved', '');
  }
}

export const exerciseCount = exerciseTable.length;

/** Puts something into the storage before a page of the course is opened. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/email');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
}

/** The file saved as `spitzbuben.zip`, unpacked. */
export async function download(page: Page): Promise<Record<string, Uint8Array>> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', {name: downloadLabel}).click();
  const file = await (await waiting).path();
  return unzipSync(new Uint8Array(await readFile(file)));
}
