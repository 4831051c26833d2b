import {readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {
  achieved,
  labels as certificateLabels,
  titles,
} from '../../src/components/Certificate/texts';
import {labels} from '../../src/components/CourseOverview/texts';
import {nextLabel} from '../../src/components/LessonEnd/texts';
import {position} from '../../src/components/LessonHeader/texts';
import {downloadLabel} from '../../src/components/ProjectDownload/texts';
import {solvedText} from '../../src/components/lib/texts';
import {stages} from '../../src/exercises';
import {courseTitle, lessonPath, lessonTable, type Lesson} from '../../src/lessons';
import {fileNames, panes} from '../../src/project';
import {resumeLabels} from '../../src/resume';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {exerciseCount, solveLesson} from './lib/course';

const final = stages().at(-1)!.after;
const lastLesson = lessonTable.at(-1)!;

/** Solves the lessons one after the other, by their links, from the overview on, up to `end`, which is opened. */
async function solveUpTo(page: Page, end: number): Promise<void> {
  await page.getByRole('link', {name: resumeLabels.start}).click();
  for (const lesson of lessonTable.slice(0, end)) {
    await expectLesson(page, lesson);
    await expect(page.getByText(position(lesson))).toBeVisible();
    await solveLesson(page, lesson);
    await page.getByRole('link', {name: nextLabel}).click();
  }
}

async function expectLesson(page: Page, lesson: Lesson): Promise<void> {
  await expect(page).toHaveURL(encodeURI(lessonPath(lesson)));
  await expect(page.locator('h1')).toHaveText(lesson.title);
}

test('the whole course: from the first page to the certificate', async ({page}, info) => {
  test.setTimeout(240_000);
  await open(page, '/schnupperlehre');
  await expect(page.getByText(solvedText(0, exerciseCount))).toBeVisible();
  await solveUpTo(page, lessonTable.length - 1);
  await expectLesson(page, lastLesson);
  await solveLesson(page, lastLesson);

  await page.getByLabel(certificateLabels.name).fill('Ladina Caflisch');
  const sheet = page.getByText(titles.complete, {exact: true}).locator('..');
  await expect(sheet).toContainText('Ladina Caflisch');
  await expect(sheet).toContainText(courseTitle);
  await expect(sheet).toContainText(achieved(exerciseCount, exerciseCount));

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', {name: certificateLabels.print}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({media: 'print'});
  await expect(sheet).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.locator('.theme-layout-footer')).toBeHidden();
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('h1')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: downloadLabel}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('spitzbuben.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  for (const pane of panes) {
    expect(strFromU8(files[`spitzbuben/${fileNames[pane]}`]!)).toBe(final[pane]);
  }
  const folder = info.outputPath('unzipped');
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), {recursive: true});
    await writeFile(path.join(folder, name), bytes);
  }
  await page.goto(pathToFileURL(path.join(folder, 'spitzbuben/index.html')).href);
  await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 640);
  await page.locator('#plus').click();
  await expect(page.locator('.menge').first()).toHaveText('500');

  await open(page, '/schnupperlehre');
  await expect(page.getByText(solvedText(exerciseCount, exerciseCount))).toBeVisible();
  await expect(page.getByRole('link', {name: resumeLabels.certificate})).toBeVisible();
  await page.getByRole('button', {name: labels.reset}).click();
  await page.getByRole('button', {name: labels.resetSure}).click();
  await expect(page.getByText(solvedText(0, exerciseCount))).toBeVisible();
  await expect(page.getByRole('link', {name: resumeLabels.start})).toBeVisible();
});
