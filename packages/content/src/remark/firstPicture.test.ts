import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, expect, it} from 'vitest';
import {compilePage} from '../../../../tests/lib/compilePage';
import {renderMdx} from '../../../../tests/lib/renderMdx';

const file = 'tests/fixtures/docs/test.mdx';
const image = '![A](./img/bild.webp)';
const shot = '<Screenshot src="./img/bild.webp" alt="A" />';
const sentence = 'Das steht vor dem Bild und füllt auf einem Telefon mehr als eine Zeile.\n\n';

mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync('test-results/first-');
afterAll(() => rmSync(folder, {recursive: true}));

/** Returns how the pictures of a page load. */
async function loading(text: string): Promise<string[]> {
  const $ = load(await renderMdx(text, file));
  return $('img')
    .get()
    .map((img) => `${$(img).attr('loading')} ${$(img).attr('fetchpriority') ?? 'auto'}`);
}

it.each([image, shot])('%s loads first at the top of a page, once', async (picture) => {
  const found = await loading(`${sentence}## Titel\n\n${sentence}${picture}\n\n${picture}`);
  expect(found).toEqual(['lazy high', 'lazy auto']);
});

it.each([image, shot])('%s waits further down', async (picture) => {
  expect(await loading(`${sentence.repeat(8)}${picture}`)).toEqual(['lazy auto']);
});

it('leaves out what is folded, and looks no further than the first figure', async () => {
  const folded = `<details>\n<summary>B</summary>\n\n${image}\n\n</details>`;
  expect(await loading(`${folded}\n\n${image}`)).toEqual(['lazy auto', 'lazy high']);
  expect(await loading(`<UiSketch alt="B" />\n\n${image}`)).toEqual(['lazy auto']);
});

it('fetches only the visible variant of two, before others', async () => {
  const both = shot.replace(' alt', ' dark="./img/bild-dark.webp" alt');
  expect(await loading(both)).toEqual(['lazy high', 'lazy high']);
});

it('is told to a partial by the page that shows it early', async () => {
  const partial = path.join(folder, '_teil.mdx');
  writeFileSync(partial, `${sentence}<UiSketch bild="maske" alt="A" />`);
  const importing = "import Teil from './_teil.mdx';\n\n";
  const page = path.join(folder, 'seite.mdx');
  const early = await compilePage(`${importing}${sentence}<Teil />\n\n<Teil />`, page);
  expect(early.match(/priority: true/g)).toHaveLength(1);
  expect(await compilePage(`${importing}${sentence.repeat(8)}<Teil />`, page)).not.toContain(
    'priority',
  );
  const part = await compilePage('<UiSketch bild="maske" alt="A" />', partial);
  expect(part).toContain('priority: props.priority');
});
