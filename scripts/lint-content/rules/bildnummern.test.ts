import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule from './bildnummern';

const screenshot = (markers: string, legend: string) =>
  `<Screenshot src="./img/a.webp" alt="Maske" markers={${markers}}>\n\n${legend}\n\n</Screenshot>\n`;

it('compares the numbers of a picture with its legend', async () => {
  expect(await checkBody(rule, screenshot('[[1, 2], [3, 4]]', '1. Name'))).toEqual([
    expect.stringMatching(/^1 Im Bild steht die Nummer 2, die Legende erklärt sie nicht → /),
  ]);
  expect(await checkBody(rule, screenshot('[[1, 2]]', '1. Name\n2. Passwort'))).toEqual([
    expect.stringMatching(/^1 Die Legende hat einen Eintrag 2, im Bild fehlt diese Nummer → /),
  ]);
});

it('takes a list within an entry for a part of it, as the build does', async () => {
  const legend = '1. Name\n   1. Vorname\n   2. Nachname\n2. Passwort';
  expect(await checkBody(rule, screenshot('[[1, 2], [3, 4]]', legend))).toEqual([]);
});

it('compares the numbers of a sketch with its legend', async () => {
  const sketch = `<UiSketch alt="Maske">
  <UiButton marker={1}>Ja</UiButton>
  <UiButton marker={1}>Nein</UiButton>
  <UiLegend>

  1. Ja
  2. Nein

  </UiLegend>
</UiSketch>
`;
  expect(await checkBody(rule, sketch)).toEqual([
    expect.stringContaining('im Bild fehlt diese Nummer'),
    expect.stringContaining('Die Nummer 1 steht zweimal im Bild → '),
  ]);
});

it('finds a number in the text that no picture has', async () => {
  const body = `${screenshot('[[1, 2]]', '1. Name')}\nFüllen Sie das Feld aus (1).\nKlicken Sie auf **Ja** (2).\n`;
  expect(await checkBody(rule, body)).toEqual([
    expect.stringMatching(/^8 Der Text verweist auf \(2\)/),
  ]);
});

it('knows the pictures of the page that uses a partial', async () => {
  const imports = "import Teil from './_partials/_teil.mdx';\n\n";
  const partial = {'email/_partials/_teil.mdx': 'Klicken Sie auf **Ja** (1).\n'};
  const page = (body: string) => ({...partial, 'email/test.mdx': head + imports + body});
  expect(await checkFiles(rule, page(`${screenshot('[[1, 2]]', '1. Ja')}\n<Teil />\n`))).toEqual(
    [],
  );
  expect(await checkFiles(rule, page('<Teil />\n'))).toEqual([
    expect.stringMatching(/^email\/_partials\/_teil\.mdx:1 /),
  ]);
});

it('counts a picture of a walk only on pages whose walk has taken it', async () => {
  const imports = "import Teil from './_teil.mdx';\n\n<Teil />\n";
  const picture = {src: './img/neu-maske@2x.webp', width: 9, height: 9, markers: [[1, 2]]};
  const record = {product: 'TYPO3', version: '13.4.27', day: '2026-11-26', units: {}};
  const files = {
    'typo3/_teil.mdx':
      'Klicken Sie auf **Ja** (1).\n\n<Screenshot bild="maske" alt="Maske">\n\n1. Ja\n\n</Screenshot>\n',
    'typo3/neu.mdx': head + imports,
    'typo3/neu.walk.json': JSON.stringify({...record, pictures: {maske: picture}}),
  };
  expect(await checkFiles(rule, files)).toEqual([]);
  expect(await checkFiles(rule, {...files, 'typo3/alt.mdx': head + imports})).toEqual([
    expect.stringMatching(/^typo3\/_teil\.mdx:1 Der Text verweist auf \(1\).*typo3\/alt\.mdx/),
  ]);
});

it('asks the text for the numbers of a picture that has no legend', async () => {
  const file = 'email/test.mdx';
  const record = {
    product: 'Roundcube',
    version: '1.6.5',
    day: '2026-11-27',
    units: {},
    pictures: {
      maske: {
        src: './img/maske.webp',
        width: 1,
        height: 1,
        markers: [
          [1, 2],
          [3, 4],
        ],
      },
    },
  };
  const check = (text: string) =>
    checkFiles(rule, {
      [file]: `${head}<Screenshot bild="maske" alt="Maske" />\n\n${text}\n`,
      'email/test.walk.json': JSON.stringify(record),
    });
  expect(await check('Füllen Sie (1) und (2) aus.')).toEqual([]);
  expect(await check('Füllen Sie (1) aus.')).toEqual([
    expect.stringContaining('Im Bild steht die Nummer 2, aber kein Text darunter nennt sie → '),
  ]);
});
