import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {removeUnnamed, withActions} from './stepFiles';
import type {StepShot} from './stepShot';
import {withoutPicture} from './watch';

mkdirSync('test-results', {recursive: true});
const manual = mkdtempSync('test-results/steps-');
afterAll(() => rmSync(manual, {recursive: true}));
const page = path.join(manual, 'teil/seite.mdx');
const units = {'laden 1': {seen: []}, 'laden 2': {seen: []}, 'laden 3': {seen: []}};

/** A screen with a button. `moved` by a part of a pixel, it shows the same. */
async function shot(x: number, moved = 0): Promise<StepShot> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="600"><rect width="780" height="600" fill="#fff"/><rect x="${x + moved}" y="100" width="200" height="60" fill="#248"/></svg>`;
  return {
    png: await sharp(Buffer.from(svg)).png().toBuffer(),
    box: [10, 20, 5, 5],
    crop: {x: 0, y: 0, width: 390, height: 300},
  };
}

const storedAs = {src: expect.stringMatching(/^\.\.\/img\/schritte\/[0-9a-f]{8}\.webp$/)};

it('stores equal pictures once, keeps files that show the same, and deletes the others', async () => {
  const first = await withActions(
    page,
    units,
    {
      'laden 1': [
        {label: 'Laden', shot: await shot(50)},
        {label: 'Ja', shot: await shot(50)},
      ],
      'laden 2': [],
      'laden 3': [{label: 'Enter', shot: 'Eine Taste.'}],
    },
    undefined,
    manual,
  );
  const [load, yes] = first['laden 1']!.actions!;
  expect(load).toEqual({label: 'Laden', ...storedAs, box: [10, 20, 5, 5]});
  expect(yes).toEqual({...load, label: 'Ja'});
  expect(first['laden 2']).toEqual({seen: [], actions: []});
  expect(first['laden 3']!.actions).toEqual([{label: 'Enter', without: 'Eine Taste.'}]);

  const later = {
    'laden 1': [{label: 'Laden', shot: await shot(50, 0.3)}],
    'laden 2': [{label: 'Nein', shot: await shot(300)}],
  };
  const second = await withActions(page, units, later, {units: first}, manual);
  expect(second['laden 1']!.actions).toEqual([load]);
  expect(second['laden 2']!.actions![0]!.src).not.toBe(load!.src);

  const folder = path.join(manual, 'img/schritte');
  expect(readdirSync(folder)).toHaveLength(2);
  mkdirSync(path.dirname(page));
  const record = {units: {'laden 2': second['laden 2']}, pictures: {}};
  writeFileSync(page.replace('.mdx', '.walk.json'), JSON.stringify(record));
  removeUnnamed(manual);
  expect(readdirSync(folder)).toEqual([path.basename(second['laden 2']!.actions![0]!.src!)]);
});

it('keeps the picture of an action without a new one as long as it has the same name', async () => {
  const known = {label: 'Laden', src: '../img/schritte/00000000.webp', box: [1, 2, 3, 4]} as const;
  const before = {units: {'laden 1': {seen: [], actions: [known, {...known, label: 'Ja'}]}}};
  const now = {'laden 1': [{label: 'Laden'}, {label: 'Nein'}]};
  const {actions} = (await withActions(page, units, now, before, manual))['laden 1']!;
  expect(actions).toEqual([known, {label: 'Nein', without: withoutPicture.notTaken}]);
});
