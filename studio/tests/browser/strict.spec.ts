/** What a walk says of a page and a product that differ. The product is a page with two buttons and fields. */
import {expect, test, type Page} from '@playwright/test';
import {readInstructions} from '@portal/content/source/instructions';
import {siteOf} from '@portal/content/source/site';
import {commonKinds} from '../../lib/kinds';
import {runWalk} from '../../lib/runWalk';
import type {Walk} from '../../lib/walk';
import {beyond} from '../../lib/watch';

const product = `
  <h1>Dateien</h1>
  <button onclick="document.querySelector('p').hidden = false">Laden</button>
  <button>Teilen</button>
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

async function walkWith(page: Page, walk: Walk, withPictures = false) {
  await page.setContent(product);
  const access = {url: '', user: '', password: ''};
  const opened = {version: '13.4.0', kinds: commonKinds, access};
  const instructions = readInstructions(site.pages.get(file)!, site);
  const result = await runWalk(walk, page, opened, {file, ...instructions, withPictures});
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
    true,
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
