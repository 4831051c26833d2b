import {expect, it} from 'vitest';
import {checkFiles, head, testBodies} from '../lib/testing';
import rule from './bildnummern';

const screenshot = (markers: string, legend: string) =>
  `<Screenshot src="./img/a.webp" alt="Maske" markers={${markers}}>\n\n${legend}\n\n</Screenshot>\n`;

const sketch = `<UiSketch alt="Maske">
  <UiButton marker={1}>Ja</UiButton>
  <UiButton marker={1}>Nein</UiButton>
  <UiLegend>

  1. Ja
  2. Nein

  </UiLegend>
</UiSketch>
`;

testBodies(
  rule,
  [
    [screenshot('[[1, 2]]', '1. Name\n2. Ort'), '1 Die Legende hat einen Eintrag 2, im Bild fehlt'],
    [sketch, 'im Bild fehlt diese Nummer', 'Die Nummer 1 steht zweimal im Bild → '],
    [`${screenshot('[[1, 2]]', '1. Name')}\nDas Feld (1) und\n(2).`, '8 Der Text verweist auf (2)'],
  ],
  // A list within an entry is part of it, as in the build.
  [screenshot('[[1, 2], [3, 4]]', '1. Name\n   1. Vorname\n   2. Nachname\n2. Passwort')],
);

it('knows the pictures of the page that uses a partial', async () => {
  const imports = "import Teil from './_partials/_teil.mdx';\n\n";
  const check = (body: string) =>
    checkFiles(rule, {
      'email/_partials/_teil.mdx': 'Klicken Sie auf **Ja** (1).\n',
      'email/test.mdx': head + imports + body,
    });
  expect(await check(`${screenshot('[[1, 2]]', '1. Ja')}\n<Teil />\n`)).toEqual([]);
  expect(await check('<Teil />\n')).toEqual([
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
