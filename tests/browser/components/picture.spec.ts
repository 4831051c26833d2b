/** @import * as picture from '../../../src/components/Picture' */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fixture, silenceServices} from '../lib/fixture';
import {expect, open, test} from '../lib/test';

test('pictures in Markdown say what is written', async ({page}) => {
  await silenceServices(page);
  await open(page, fixture('/bilder'));
  const photo = page.locator('main').getByRole('img', {name: "Menü «Datei» & L'Engiadina < 5"});
  await expect(page.getByRole('img', {name: 'Ein Ablauf'})).toHaveAttribute('loading', 'lazy');
  await expect(photo).toHaveAttribute('width', /\d+/);
});

test('no published file tells where a photo was taken', () => {
  const files = readdirSync('build-fixture', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.jpe?g$/i.test(file))
    .map((file) => path.join('build-fixture', file));
  expect(files.length).toBeGreaterThan(1);
  const telling = files.filter((file) => readFileSync(file).includes('GPSLatitude'));
  expect(telling).toEqual([]);
});
