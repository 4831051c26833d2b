import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {renderMdx} from '../../../../tests/lib/renderMdx';
import walkPictures from './walkPictures';

mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync('test-results/walk-');
const file = path.join(folder, 'seite.mdx');

beforeAll(() => {
  const picture = {src: './img/seite-maske@2x.webp', width: 390, height: 300, markers: [[10, 20]]};
  const record = {product: 'TYPO3', version: '13.4.27', day: '2026-11-26', units: {}};
  writeFileSync(
    path.join(folder, 'seite.walk.json'),
    JSON.stringify({...record, pictures: {maske: picture}}),
  );
  mkdirSync(path.join(folder, 'img'));
  writeFileSync(path.join(folder, 'img/seite-maske@2x.webp'), '');
});
afterAll(() => rmSync(folder, {recursive: true}));

const page = async (text: string, at = file) => load(await renderMdx(text, at));
const legend = '\n\n1. Das Feld\n\n';

it('leads from the numbers of a picture without a legend to the text that names them', async () => {
  const $ = await page('<Screenshot bild="maske" alt="Maske" />\n\nFüllen Sie das Feld (1) aus.');
  expect($($('#bild-nr-1').attr('href')).text()).toBe('(1)');
  expect($('p a').attr('href')).toBe('#bild-nr-1');
});

const plain = {product: 'TYPO3', version: '13.4.27', day: '2026-11-26', pictures: {}};

/** The source of the page as the bundler gets it. */
const compiled = async (text: string, at: string) =>
  String(
    await compile(new VFile({value: text, path: at}), {remarkPlugins: [walkPictures], jsx: true}),
  );

describe('actions of steps', () => {
  const steps = '<Steps>\n\n1. Klicken Sie.\n\n</Steps>\n';
  const withPart = `import Teil from './_teil.mdx';\n\n${steps}\n<Teil />\n`;
  const put = (name: string, unit: object) => {
    const record = {...plain, units: {'laden 1': {seen: [], ...unit}}};
    writeFileSync(path.join(folder, `${name}.walk.json`), JSON.stringify(record));
    return path.join(folder, `${name}.mdx`);
  };

  it('are loaded on demand by each list of steps, also in a partial', async () => {
    const at = put('mit', {actions: [{label: 'Laden', src: './img/schritte/ab12cd34.webp'}]});
    const code = await compiled(withPart, at);
    expect(code).toMatch(
      /import portalActions from (["'])!!.*\/actions\.mjs!.*\/mit\.mdx\?load\1;/,
    );
    expect(code).toContain('<Steps actions={portalActions}>');
    expect(code).toMatch(/<Teil .*actions=\{portalActions\}/);
    expect(await compiled(steps, path.join(folder, '_teil.mdx'))).toContain(
      '<Steps actions={props.actions}>',
    );
  });

  it('are not asked for where the walk has taken none', async () => {
    const code = await compiled(withPart, put('ohne', {actions: []}));
    expect(code).not.toContain('ctions');
  });
});

describe('walkPictures', () => {
  it.each(['bild="maske"', 'src="./img/seite-maske@2x.webp"'])(
    'shows the picture of %s with the numbers of the record',
    async (which) => {
      const $ = await page(`<Screenshot ${which} alt="Maske">${legend}</Screenshot>`);
      expect($('img').attr('src')).toBe('/assets/seite-maske@2x.webp');
      expect($('#bild-nr-1').attr('style')).toBe(
        'left:clamp(var(--portal-number-half), 10%, 100% - var(--portal-number-half));top:clamp(var(--portal-number-half), 20%, 100% - var(--portal-number-half))',
      );
      expect($('#bild-legende-1').text()).toContain('Das Feld');
    },
  );

  it('keeps markers that are written by hand', async () => {
    const $ = await page(
      '<Screenshot src="./img/seite-maske@2x.webp" alt="Maske" markers={[[50, 60]]} />',
    );
    expect($('#bild-nr-1').attr('style')).toBe(
      'left:clamp(var(--portal-number-half), 50%, 100% - var(--portal-number-half));top:clamp(var(--portal-number-half), 60%, 100% - var(--portal-number-half))',
    );
  });

  it('replaces a sketch and keeps its legend', async () => {
    const sketch = (name: string) =>
      `<UiSketch bild="${name}" alt="Maske">\n  <UiButton marker={1}>Knopf</UiButton>\n  <UiLegend>${legend}  </UiLegend>\n</UiSketch>`;
    const taken = await page(sketch('maske'));
    expect(taken('img').attr('alt')).toBe('Maske');
    expect(taken('figure').text()).not.toContain('Knopf');
    expect(taken('#bild-legende-1').text()).toContain('Das Feld');
    const missing = await page(sketch('andere'));
    expect(missing('img').length).toBe(0);
    expect(missing('figure').text()).toContain('Knopf');
  });

  it('shows nothing for a picture that the walk did not take', async () => {
    const $ = await page('Text\n\n<Screenshot bild="andere" alt="Maske" />');
    expect($('figure').length).toBe(0);
  });

  it('leaves a page without a record alone', async () => {
    const $ = await page('<Screenshot bild="maske" alt="Maske" />\n\nText', 'typo3/andere.mdx');
    expect($('p').text()).toBe('Text');
    expect($('figure').length).toBe(0);
  });
});
