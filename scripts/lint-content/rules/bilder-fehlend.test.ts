import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './bilder-fehlend';

it('finds a picture that a page shows and that does not exist', async () => {
  const page = `${head}![Haus](./img/haus.webp)\n\n<Screenshot src="./img/dorf.webp" alt="Dorf" />\n`;
  const pictures = [{file: 'email/img/haus.webp', size: 1}];
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/test.mdx:12 Das Bild «email/img/dorf.webp» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.',
  ]);
});

it('knows encoded names, and names with a percent sign', async () => {
  const page = `${head}![Tür](./img/t%C3%BCr.webp)\n\n![Rabatt](./img/rabatt-50%.webp)\n`;
  const pictures = [{file: 'email/img/tür.webp', size: 1}];
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/test.mdx:12 Das Bild «email/img/rabatt-50%.webp» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.',
  ]);
});

it.each([
  ['![Haus](img/haus.webp)', 'email/img/haus.webp'],
  ['![Haus](/img/haus.webp)', 'static/img/haus.webp'],
  ['<img src="/img/haus.webp" alt="Haus" />', 'static/img/haus.webp'],
])('finds %s', async (body, picture) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([
    expect.stringContaining(`Das Bild «${picture}» gibt es nicht`),
  ]);
});

it.each([
  '![Logo](/img/logo.svg)',
  '![Haus](https://example.ch/img/haus.webp)',
  '`![Haus](img/haus.webp)`',
  '```html\n<img src="img/haus.webp">\n```',
  '<UiItem icon="file">haus.webp</UiItem>',
])('accepts %j', async (body) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([]);
});
