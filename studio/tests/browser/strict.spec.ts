/** What a walk says of a page and a product that differ. The product is a page with two buttons and fields. */
import {expect, test, type Page} from '@playwright/test';
import {readInstructions} from '@portal/content/source/instructions';
import {siteOf} from '@portal/content/source/site';
import type {WalkRecord} from '@portal/content/walks/record';
import {commonKinds} from '../../lib/kinds';
import {runWalk} from '../../lib/runWalk';
import type {Walk} from '../../lib/walk';
import {beyond} from '../../lib/watch';

const product = `
  <h1>Dateien</h1>
  <button onclick="document.querySelector('p').hidden = false">Laden</button>
  <button>Teilen</button>
  <label><input type="checkbox" checked>Merken</label>
  <p hidden>Geladen. <label>Name <input></label></p>
  <table>
    <thead><tr><th>Name</th><th>Anzahl</th></tr></thead>
    <tbody><tr><td><input type="number"></td><td><input type="number"></td></tr></tbody>
  </table>`;
const file = 'typo3/dateien.mdx';
const site = siteOf({
  [file]: `---
title: Dateien
---

## Laden {#laden}

<Steps>

1. Klicken Sie auf **Laden**.
2. Füllen Sie **Name** aus und drücken Sie <Kbd>Enter</Kbd>.

</Steps>

Unter **Verlauf** steht, wer die Datei geladen hat.
`,
});

/** The record of a walk that has not seen a label, before there were reasons for that. */
const before: WalkRecord = {
  product: 'TYPO3',
  version: '13.4.0',
  day: '2026-11-26',
  units: {},
  unseen: {Verlauf: ''},
  pictures: {},
};

async function walkWith(
  page: Page,
  walk: Walk,
  {
    withPictures = false,
    known = before,
    text,
  }: {withPictures?: boolean; known?: WalkRecord; text?: string} = {},
) {
  await page.setContent(product);
  const access = {url: '', user: '', password: ''};
  const opened = {version: '13.4.0', kinds: commonKinds, access};
  const own =
    text === undefined
      ? site
      : siteOf({
          [file]: `---\ntitle: Dateien\n---\n\n## Laden {#laden}\n\n<Steps>\n\n${text}\n\n</Steps>\n`,
        });
  const instructions = readInstructions(own.pages.get(file)!, own);
  const result = await runWalk(walk, page, opened, {
    file,
    ...instructions,
    withPictures,
    before: known,
  });
  return {
    ...result,
    found: result.problems.map(
      ({outcome, message}) => `${outcome}: ${message.replace(/ \(.*/, '')}`,
    ),
  };
}

test('a walk that does what the page says finds nothing, but lists what it has not seen', async ({
  page,
}) => {
  const {found, unseen, units, actions} = await walkWith(
    page,
    async ({section}) =>
      section('laden', async ({step}) => {
        await step(1, () => page.getByText('Laden', {exact: true}).click());
        await step(2, async () => {
          await page.getByRole('textbox').fill('Speisekarte');
          await page.getByRole('textbox').press('Enter');
        });
      }),
    {withPictures: true},
  );
  expect(found).toEqual([]);
  expect(Object.keys(unseen)).toEqual(['Verlauf']);
  expect(units['laden 1']).toEqual({seen: ['Laden']});
  expect(actions['laden 1']!.map(({label}) => label)).toEqual(['Laden']);
  // The key is no place on the screen.
  expect(actions['laden 2']).toMatchObject([{label: 'Name'}, {label: 'Enter', shot: /Taste/}]);
  const button = (await page.getByText('Laden', {exact: true}).boundingBox())!;
  const {box} = actions['laden 1']![0]!.shot as {box: number[]};
  // The frame is around the words of the button, which is in the corner of a picture of 390 × 300 pixels.
  expect(box[0]! * 3.9).toBeGreaterThan(button.x);
  expect((box[0]! + box[2]!) * 3.9).toBeLessThan(button.x + button.width);
});

test('what the page does not say is found: a click, a key, and what happens between the steps', async ({
  page,
}) => {
  const {found} = await walkWith(page, async ({section}) =>
    section('laden', async ({step}) => {
      await step(1, async () => {
        await page.getByText('Laden', {exact: true}).click();
        await page.getByText('Teilen').click();
        await page.keyboard.press('Escape');
      });
      await page.getByText('Teilen').click();
      await step(2, () => page.getByRole('textbox').fill('Speisekarte'));
    }),
  );
  expect(found).toEqual([
    'unnamed: laden 1: the walk clicks «Teilen», the page does not say so',
    'unnamed: laden 1: the walk presses «Esc», the page does not say so',
    "unnamed: laden 2: before it, the walk clicks getByText('Teilen'), no step says so",
  ]);
});

test('the head of its column names a field in a table', async ({page}) => {
  const {found} = await walkWith(page, async ({section}) =>
    section('laden', async ({step}) => {
      await step(1, () => page.getByText('Laden', {exact: true}).click());
      await step(2, async () => {
        await page.getByRole('spinbutton').first().fill('1');
        await page.getByRole('spinbutton').last().fill('2');
      });
    }),
  );
  expect(found).toEqual(['unnamed: laden 2: the walk fills «Anzahl», the page does not say so']);
});

test('an exception has its reason in the record', async ({page}) => {
  const {found, units} = await walkWith(page, async ({section}) =>
    section('laden', async ({step}) => {
      await step(1, async () => {
        await page.getByText('Laden', {exact: true}).click();
        await beyond('Zeigt, was schon offen ist.', () => page.getByText('Teilen').click());
      });
      await step(2, () => page.getByRole('textbox').fill('Speisekarte'));
    }),
  );
  expect(found).toEqual([]);
  expect(units['laden 1']).toMatchObject({beyond: ['Zeigt, was schon offen ist.']});
});

test('after a step that fails, the rest of its section is not reached', async ({page}) => {
  const {problems} = await walkWith(page, async ({section}) =>
    section('laden', async ({step}) => {
      await step(1, () => Promise.reject(new Error('Nothing to click.')));
      await step(2, () => page.getByRole('textbox').fill('Speisekarte'));
    }),
  );
  expect(problems.map(({outcome}) => outcome)).toEqual(['script', 'not reached']);
});

const load: Walk = async ({page, section}) =>
  section('laden', async ({step}) => {
    await step(1, () => page.getByText('Laden', {exact: true}).click());
    await step(2, async () => {
      await page.getByRole('textbox').fill('Speisekarte');
      await page.getByRole('textbox').press('Enter');
    });
  });

test('a label outside of the steps that is gone is found, unless the walk says why', async ({
  page,
}) => {
  const known = {...before, unseen: {}};
  expect((await walkWith(page, load, {known})).found).toEqual([
    'missing: no screen shows «Verlauf»: correct it, or say why with «unseen» in the walk',
  ]);
  const told: Walk = async (tools) => {
    tools.unseen({Verlauf: 'Ein anderes Programm zeigt ihn.'});
    await load(tools);
  };
  const {found, unseen} = await walkWith(page, told, {known});
  expect([found, unseen]).toEqual([[], {Verlauf: 'Ein anderes Programm zeigt ihn.'}]);
});

test('a tick that is set already is found, unless the sentence says «falls»', async ({page}) => {
  const walk: Walk = async ({section}) =>
    section('laden', ({step}) => step(1, () => page.getByRole('checkbox').check()));
  const text = '1. Setzen Sie das Häkchen **Merken**.';
  expect((await walkWith(page, walk, {text})).found).toEqual([
    'idle: laden 1: the walk ticks «Merken», which changes nothing: say «falls», or leave it out',
  ]);
  const asked = '1. Setzen Sie das Häkchen **Merken**, falls es fehlt.';
  expect((await walkWith(page, walk, {text: asked})).found).toEqual([]);
});

test('a place that the sentence says wrongly is found', async ({page}) => {
  const walk: Walk = async ({section}) =>
    section('laden', ({step}) => step(1, () => page.getByText('Laden', {exact: true}).click()));
  const find = async (place: string) =>
    (await walkWith(page, walk, {text: `1. Klicken Sie ${place} auf **Laden**.`})).found;
  expect(await find('oben links')).toEqual([]);
  expect(await find('oben rechts')).toEqual(['misplaced: laden 1: «Laden» is not «rechts»']);
});
