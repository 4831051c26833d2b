import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMdx} from '../../../tests/lib/renderMdx';

const page = async (text: string) => load(await renderMdx(`<UiSketch alt="x">${text}</UiSketch>`));

/** Every part with all it takes. */
const parts: [name: string, text: string, shown: string][] = [
  [
    'UiWindow',
    '<UiWindow title="Fenster" url="a.ch/b" marker={1}><UiText>Inhalt</UiText></UiWindow>',
    'Fenstera.ch/bInhalt',
  ],
  ['UiPhone', '<UiPhone title="Mail" marker={1}><UiText>Inhalt</UiText></UiPhone>', 'MailInhalt'],
  [
    'UiDialog',
    '<UiDialog title="Sicher?" marker={1}><UiButton>Ja</UiButton></UiDialog>',
    'Sicher?Ja',
  ],
  ['UiCard', '<UiCard title="Eintrag" marker={1}><UiText>a</UiText></UiCard>', 'Eintraga'],
  [
    'UiColumns',
    '<UiColumns widths="1 3" marker={1}><UiPane title="Links">a</UiPane></UiColumns>',
    'Linksa',
  ],
  ['UiPane', '<UiPane title="Links" marker={1}>a</UiPane>', 'Linksa'],
  ['UiToolbar', '<UiToolbar marker={1}><UiButton>Neu</UiButton></UiToolbar>', 'Neu'],
  ['UiButton', '<UiButton primary icon="save" marker={1}>Speichern</UiButton>', 'Speichern'],
  ['UiList', '<UiList marker={1}><UiItem>a</UiItem></UiList>', 'a'],
  ['UiItem', '<UiItem active icon="home" detail="3" marker={1}>Start</UiItem>', 'gewählt: Start3'],
  ['UiField', '<UiField label="Name" value="Muster" marker={1} />', 'NameMuster'],
  [
    'UiTabs',
    '<UiTabs tabs="Allgemein|Zugriff" active={2} marker={1} />',
    'Allgemeingewählt: Zugriff',
  ],
  [
    'UiTable',
    '<UiTable head="Datum|Betrag" rows={["1.3.|40"]} marker={1} />',
    'Datum Betrag 1.3. 40 ',
  ],
  ['UiHeading', '<UiHeading marker={1}>Titel</UiHeading>', 'Titel'],
  ['UiText', '<UiText marker={1}>Text</UiText>', 'Text'],
  ['UiImage', '<UiImage label="bild.jpg" marker={1} />', 'bild.jpg'],
];

describe('every part', () => {
  it.each(parts)('%s shows its text and its number', async (_name, text, shown) => {
    const $ = await page(text);
    expect($('#bild-nr-1').text()).toBe('1');
    $('#bild-nr-1').remove();
    expect($('figure').text()).toBe(shown);
  });

  it.each(parts)('%s may share a line with text', async (_name, text) => {
    const $ = await page(`\n\nText ${text} Text\n\n`);
    // A block element inside a paragraph would be moved out of it by the browser.
    expect($('p > div, span > div, p ul')).toHaveLength(0);
  });
});

describe('fields', () => {
  it.each(['text', 'password', 'textarea', 'select', 'date', 'file', 'search', 'number'])(
    'a %s field has a box',
    async (type) => {
      const $ = await page(`<UiField label="a" type="${type}" />`);
      expect($(`[data-type=${type}]`)).toHaveLength(1);
    },
  );

  it.each(['checkbox', 'toggle', 'radio'])('a %s can be checked', async (type) => {
    const $ = await page(`<UiField label="a" type="${type}" checked />`);
    expect($(`[data-type=${type}][data-checked]`)).toHaveLength(1);
  });

  it.each([
    ['checkbox', 'gewählt', 'nicht gewählt'],
    ['radio', 'gewählt', 'nicht gewählt'],
    ['toggle', 'ein', 'aus'],
  ])('a %s says whether it is checked', async (type, on, off) => {
    const text = async (checked: string) =>
      (await page(`<UiField label="a" type="${type}" ${checked} />`))('figure').text();
    expect(await text('checked')).toBe(`${on}: a`);
    expect(await text('')).toBe(`${off}: a`);
  });

  it('a password is not readable', async () => {
    expect((await page('<UiField label="" type="password" />'))('figure').text()).toBe('••••••••');
  });
});

describe('symbols', () => {
  const folder = 'src/components/UiSketch/icons';

  it.each(readdirSync(folder))('%s is drawn with the line of its surroundings', (file) => {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">/);
    expect(svg).not.toMatch(/fill=|stroke=|style=|<script/);
  });
});
