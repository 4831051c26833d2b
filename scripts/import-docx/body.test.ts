import {expect, it} from 'vitest';
import sharp from 'sharp';
import {readBody, writeBody} from './body';
import {placePictures} from './pictures';
import {docx, word} from './testing';
import {readWord} from './word';

const {text, bold, line, paragraph, styled, step, table, picture} = word;

/** Returns what becomes of a document with these paragraphs. */
async function imported(...paragraphs: string[]) {
  const document = await readWord(await docx(...paragraphs));
  const body = await readBody(document);
  const placed = await placePictures(body.tree, document.pictures, 'seite');
  return {...body, ...placed, page: writeBody(body.tree).trim()};
}

it('makes a page of a manual', async () => {
  const {page, title, hasSteps, files} = await imported(
    styled('Title', text('Der Kalender')),
    styled('toc1', text('Termin eintragen 3')),
    styled('heading1', text('1. Termin eintragen')),
    paragraph(text('Die „Straße“ und der\u00a0\u00adTag'), bold(' fett '), text('und weiter.')),
    step('Klicken Sie auf Neu.'),
    paragraph(picture('rId1', 'Der Knopf Neu oben links')),
    step('Schreiben Sie {Titel} < 10 Zeichen.'),
    styled('heading3', bold('Felder')),
    table(['Feld', 'Bedeutung'], ['Titel', 'Was los ist']),
    paragraph(text('Hotel Alpenrose'), line, text('7500 St. Moritz')),
  );
  expect(title).toBe('Der Kalender');
  expect(hasSteps).toBe(true);
  expect(page).toBe(
    `
## Termin eintragen

Die «Strasse» und der Tag **fett** und weiter.

<Steps>

1. Klicken Sie auf Neu.

   <Screenshot src="./img/seite-1.webp" alt="Der Knopf Neu oben links" />
2. Schreiben Sie \\{Titel} \\< 10 Zeichen.

</Steps>

### Felder

| Feld  | Bedeutung   |
| ----- | ----------- |
| Titel | Was los ist |

Hotel Alpenrose

7500 St. Moritz
`.trim(),
  );
  expect(files.map(({name}) => name)).toEqual(['seite-1.webp']);
  expect(await sharp(files[0]!.data).metadata()).toMatchObject({format: 'webp', width: 40});
});

it('makes links of addresses and code of what MDX would read', async () => {
  const {page} = await imported(
    paragraph(text('Siehe http://example.org/a?b=1.')),
    paragraph(text('x="http://x">')),
    paragraph(text('import {a} from b;')),
  );
  expect(page).toBe(
    'Siehe [http://example.org/a?b=1](http://example.org/a?b=1).\n\nx=«[http://x](http://x)»>\n\n`import {a} from b;`',
  );
});

it('takes the only heading of the first level as the title', async () => {
  const {page, title} = await imported(
    styled('heading1', text('Mails sichern')),
    styled('heading2', text('Vorbereiten')),
    styled('heading2', text('Sichern')),
  );
  expect(title).toBe('Mails sichern');
  expect(page).toBe('## Vorbereiten\n\n## Sichern');
});

it('makes lists of typed numbers and bullets', async () => {
  const {page} = await imported(
    ...['1. Öffnen', '2. Schliessen', 'Und:', '• rot', '• blau', '3. Stock'].map((one) =>
      paragraph(text(one)),
    ),
  );
  expect(page).toBe(
    '<Steps>\n\n1. Öffnen\n2. Schliessen\n\n</Steps>\n\nUnd:\n\n- rot\n- blau\n\n3\\. Stock',
  );
});

it('leaves a word about the picture open that Word has written itself', async () => {
  const alts = ['', 'C:\\Bilder\\a.png', 'Automatisch generierte Beschreibung', 'Grafik 3'];
  for (const alt of alts) {
    expect((await imported(paragraph(picture('rId1', alt)))).page).toContain(
      'alt="TODO Was zeigt das Bild?"',
    );
  }
});

it('keeps a picture that stands in bold type or in a link', async () => {
  const inBold = picture('rId1').replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>');
  expect((await imported(paragraph(text('Siehe'), inBold))).page).toBe(
    'Siehe\n\n<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />',
  );
});

it('says which picture no browser can show, and marks its place', async () => {
  const {page, hints, files} = await imported(paragraph(picture('rId2')));
  expect(page).toBe('TODO Bild 1 einsetzen');
  expect(files).toEqual([]);
  expect(hints).toEqual([expect.stringMatching(/^Bild 1 ist eine Zeichnung von Windows .* → /)]);
});

it('knows a document without headings', async () => {
  expect((await imported(paragraph(text('Nur Text.')))).hasHeadings).toBe(false);
  expect(
    (await imported(styled('heading1', text('A')), styled('heading1', text('B')))).hasHeadings,
  ).toBe(true);
});
