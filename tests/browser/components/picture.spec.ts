/** @import * as picture from '../../../src/components/Picture' */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shown} from '../../lib/messages';
import {fixture, silenceServices} from '../lib/fixture';
import {expect, open, test, withMotion} from '../lib/test';

test.use(withMotion);

const stop = shown('portal.picture.stop');
const play = shown('portal.picture.play');

test.beforeEach(({page}) => silenceServices(page));

test.describe('pictures in Markdown', () => {
  test('say what is written', async ({page}) => {
    await open(page, fixture('/bilder'));
    const photo = page.locator('main').getByRole('img', {name: "Menü «Datei» & L'Engiadina < 5"});
    // The first one of a page loads at once.
    await expect(photo).toHaveAttribute('loading', 'eager');
    await expect(page.getByRole('img', {name: 'Ein Ablauf'})).toHaveAttribute('loading', 'lazy');
    await expect(photo).toHaveAttribute('width', /\d+/);
  });

  test('move until they are stopped', async ({page}) => {
    await open(page, fixture('/bilder'));
    for (const name of ['Ein Punkt wandert', 'Ein Ablauf']) {
      const picture = page.locator('main').getByRole('img', {name, exact: true});
      await expect(picture).not.toHaveAttribute('src', /-still\.webp$/);
      await page.getByRole('button', {name: `${stop}: ${name}`}).click();
      await expect(picture).toHaveAttribute('src', /-still\.webp$/);
      await expect(page.getByRole('button', {name: `${play}: ${name}`})).toBeVisible();
    }
  });

  test('stand still for readers who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, fixture('/bilder'));
    await expect(page.getByRole('button', {name: play})).toHaveCount(2);
    await expect(page.locator('main img[src*="-still.webp"]')).toHaveCount(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no picture moves', async ({page}) => {
    await page.goto(fixture('/bilder'));
    await expect(page.locator('main img[src*="-still.webp"]')).toHaveCount(2);
    await expect(page.getByRole('button', {name: play})).toBeHidden();
  });
});

test('no published file tells where a photo was taken', () => {
  const files = readdirSync('build-fixture', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.jpe?g$/i.test(file))
    .map((file) => path.join('build-fixture', file));
  expect(files.length).toBeGreaterThan(1);
  const telling = files.filter((file) => readFileSync(file).includes('GPSLatitude'));
  expect(telling).toEqual([]);
});
