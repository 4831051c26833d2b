import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {compilePage} from '../../../../tests/lib/compilePage';
import {renderMdx} from '../../../../tests/lib/renderMdx';

const file = 'tests/fixtures/docs/beispiel.mdx';
const image = async (text: string) => load(await renderMdx(text, file))('img');

it('shows a picture of Markdown as a Screenshot does, with its words as they are written', async () => {
  const found = await image(
    `![Menü «Datei» & "L'Engiadina" < 5](./img/bild.webp "Titel's & mehr")`,
  );
  expect(found.attr()).toMatchObject({
    alt: `Menü «Datei» & "L'Engiadina" < 5`,
    title: "Titel's & mehr",
    src: '/assets/bild.webp',
    srcset: '/assets/small.webp 400w',
    width: '800',
    height: '600',
    loading: 'lazy',
  });
});

it.each(['![A][b]\n\n[b]: ./img/bild.webp', '[![A](./img/bild.webp)](https://example.org)'])(
  'takes %j as well',
  async (text) => {
    expect((await image(text)).attr('src')).toBe('/assets/bild.webp');
  },
);

it('goes before Docusaurus, whose loader asks nothing of a picture', async () => {
  const code = await compilePage('![A](./img/bild.webp)', file);
  expect(code).toContain('loaders/picture.mjs');
  expect(code).not.toContain('url-loader');
});

it('leaves a picture that is not there to Docusaurus, which stops', async () => {
  await expect(compilePage('![A](./img/fehlt.webp)', file)).rejects.toThrow(/fehlt\.webp/);
});
