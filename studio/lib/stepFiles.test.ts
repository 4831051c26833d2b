import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {removeUnnamedSteps, withSteps} from './stepFiles';
import type {StepShot} from './stepShot';

mkdirSync('test-results', {recursive: true});
const manual = mkdtempSync('test-results/steps-');
afterAll(() => rmSync(manual, {recursive: true}));
const page = path.join(manual, 'teil/seite.mdx');
const units = {'laden 1': {seen: []}, 'laden 2': {seen: []}, 'laden 3': {seen: []}};

/** A screen with a button. `moved` by a part of a pixel, it shows the same. */
async function shot(x: number, moved = 0): Promise<StepShot> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="600"><rect width="780" height="600" fill="#fff"/><rect x="${x + moved}" y="100" width="200" height="60" fill="#248"/></svg>`;
  return {png: await sharp(Buffer.from(svg)).png().toBuffer(), box: [10, 20, 5, 5]};
}

it('stores equal pictures once, keeps files that show the same, and deletes the others', async () => {
  const steps = {'laden 1': await shot(50), 'laden 2': await shot(50), 'laden 3': 'Kein Klick.'};
  const first = await withSteps(page, units, steps, undefined, manual);
  expect(first['laden 1']!.step).toEqual({
    src: expect.stringMatching(/^\.\.\/img\/schritte\/[0-9a-f]{8}\.webp$/),
    box: [10, 20, 5, 5],
  });
  expect(first['laden 2']).toEqual(first['laden 1']);
  expect(first['laden 3']).toEqual({seen: [], noStep: 'Kein Klick.'});

  const later = {'laden 1': await shot(50, 0.3), 'laden 2': await shot(300)};
  const second = await withSteps(page, units, later, {units: first}, manual);
  expect(second['laden 1']).toEqual(first['laden 1']);
  expect(second['laden 2']!.step!.src).not.toBe(first['laden 2']!.step!.src);

  const folder = path.join(manual, 'img/schritte');
  expect(readdirSync(folder)).toHaveLength(2);
  mkdirSync(path.dirname(page));
  const record = {units: {'laden 2': second['laden 2']}};
  writeFileSync(page.replace('.mdx', '.walk.json'), JSON.stringify(record));
  removeUnnamedSteps(manual);
  expect(readdirSync(folder)).toEqual([path.basename(second['laden 2']!.step!.src)]);
});
