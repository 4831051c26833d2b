import {readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {strFromU8, unzipSync} from 'fflate';
import {stages} from '../../../src/course/exercises';
import {courseTitle, lessonPath, lessonTable} from '../../../src/course/lessons';
import {fileNames, panes} from '../../../src/course/project';
import {desktop, expect, open, test} from '../lib/test';
import {exerciseCount, solveLesson} from './course';

const tablet = {width: 820, height: 1180};
const final = stages().at(-1)!.after;

for (const [device, viewport] of Object.entries({desktop, tablet})) {
  test(`the whole course on a ${device}: from the first page to the certificate`, async ({
    page,
  }, info) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await open(page, '/schnupperlehre');
    await expect(page.getByText(`0 von ${exerciseCount} Übungen gelöst`)).toBeVisible();
    await page.getByRole('link', {name: 'Los gehts'}).click();

    for (const [index, lesson] of lessonTable.entries()) {
      await expect(page).toHaveURL(encodeURI(lessonPath(lesson)));
      await expect(page.locator('h1')).toHaveText(lesson.title);
      await expect(page.getByText(`Lektion ${index + 1} von ${lessonTable.length}`)).toBeVisible();
      await solveLesson(page, lesson);
      if (index < lessonTable.length - 1)
        await page.getByRole('link', {name: 'Nächste Lektion'}).click();
    }

    await page.getByLabel('Dein Name').fill('Ladina Caflisch');
    const sheet = page.getByText('Zertifikat', {exact: true}).locator('..');
    await expect(sheet).toContainText('Ladina Caflisch');
    await expect(sheet).toContainText(courseTitle);
    await expect(sheet).toContainText(`alle ${exerciseCount} Übungen`);

    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', {name: 'Zertifikat drucken'}).click();
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
    await page.getByRole('button', {name: 'Meine Seite herunterladen'}).click();
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
    await expect(
      page.getByText(`${exerciseCount} von ${exerciseCount} Übungen gelöst`),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Zu deinem Zertifikat'})).toBeVisible();
    await page.getByRole('button', {name: 'Kurs zurücksetzen'}).click();
    await page.getByRole('button', {name: 'Ja, alles löschen'}).click();
    await expect(page.getByText(`0 von ${exerciseCount} Übungen gelöst`)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Los gehts'})).toBeVisible();
  });
}
