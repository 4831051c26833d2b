import sharp from 'sharp';
import {expect, it} from 'vitest';
import {
  cell,
  docx,
  entry,
  field,
  imported,
  paragraph,
  picture,
  run,
  styled,
  table,
  text,
} from './testing';

const line = run('<w:br/>');
const bold = (content: string) => text(content, '<w:b/>');
const raised = '<w:vertAlign w:val="superscript"/>';
const head = [cell('Ort'), cell('Zeit')];
const link = (address: string, content: string) =>
  paragraph(field(` HYPERLINK "${address}" `, content));

it('makes a page of a manual', async () => {
  const {page, title, hasSteps, hasHeadings, pictures, hints} = await imported(
    await docx([
      styled('Title', text('Der Kalender'), picture('rId1', 'Das Logo')),
      styled('toc1', text('Termin eintragen 3')),
      styled('heading1', text('1. Termin '), bold('eintragen'), text(' m'), text('2', raised)),
      paragraph(text('Die „Straße“ und der\u00a0\u00adTag'), bold(' fett '), text('und weiter.')),
      entry(1, 'Klicken Sie auf Neu.'),
      paragraph(picture('rId1', 'Der Knopf Neu oben links')),
      entry(1, 'Schreiben Sie {Titel} < 10 Zeichen.'),
      styled('heading3', text('2.1 Felder')),
      paragraph(text('Hotel Alpenrose'), line, text('7500 St. Moritz')),
      paragraph(text('import {a} from b;')),
    ]),
  );
  expect({title, hasSteps, hasHeadings, hints}).toEqual({
    title: 'Der Kalender',
    hasSteps: true,
    hasHeadings: true,
    hints: [
      'Die Seite ist geschrieben wie in der Schweiz, wo das Dokument anders schreibt («Straße»; Anführungszeichen)',
    ],
  });
  expect(page).toBe(
    `
<Screenshot src="./img/seite-1.webp" alt="Das Logo" />

## Termin eintragen m<sup>2</sup>

Die «Strasse» und der Tag **fett** und weiter.

<Steps>

1. Klicken Sie auf Neu.

   <Screenshot src="./img/seite-1.webp" alt="Der Knopf Neu oben links" />
2. Schreiben Sie \\{Titel} \\< 10 Zeichen.

</Steps>

### Felder

Hotel Alpenrose

7500 St. Moritz

\`import {a} from b;\`
`.trim(),
  );
  expect(pictures.map(({name}) => name)).toEqual(['seite-1.webp']);
  expect(await sharp(pictures[0]!.data).metadata()).toMatchObject({format: 'webp', width: 40});
});

it('takes the only heading of the first level as the title', async () => {
  const file = await docx([
    styled('heading1', text('Mails sichern')),
    styled('heading2', text('Vorbereiten')),
    styled('heading2', text('Sichern')),
  ]);
  expect(await imported(file)).toMatchObject({
    title: 'Mails sichern',
    page: '## Vorbereiten\n\n## Sichern',
  });
});

it('knows a document without headings', async () => {
  expect((await imported(await docx([paragraph(text('Nur Text.'))]))).hasHeadings).toBe(false);
});

it.each<[name: string, body: string[], page: string, hints?: string[]]>([
  [
    'marks that touch',
    [
      paragraph(
        text('x '),
        bold('a '),
        bold('b '),
        text('kursiv', '<w:i/>'),
        text(' H'),
        text('2', '<w:position w:val="-6"/>'),
        text('O '),
        text('alt', '<w:dstrike/>'),
      ),
    ],
    'x **a b** *kursiv* H<sub>2</sub>O ~~alt~~',
  ],
  [
    'addresses',
    [paragraph(text('Siehe http://example.org/a?b=1.')), paragraph(text('http://weiß.ch/große'))],
    'Siehe [http://example.org/a?b=1](http://example.org/a?b=1).\n\n[http://weiß.ch/große](http://weiß.ch/große)',
  ],
  [
    'quotation marks around bold type, and code',
    [
      paragraph(text('Das "'), bold('fett'), text('" '), bold('"Neu"')),
      paragraph(text('if (maß == "")', '<w:rFonts w:ascii="Courier New"/>')),
    ],
    'Das «**fett**» **«Neu»**\n\nif (maß == "")',
    [
      'Code steht als gewöhnlicher Text auf der Seite (bei «if (maß == "")»)',
      'Die Seite ist geschrieben wie in der Schweiz, wo das Dokument anders schreibt (Anführungszeichen)',
    ],
  ],
  [
    'an address with a tip',
    [link('https://example.org/a" \\o "Tipp', 'Post')],
    '[Post](https://example.org/a)',
  ],
  [
    'links that were made for one recipient',
    [
      link(
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05%7C02%7Cm.muster%40example.ch%7C0',
        'Hilfe',
      ),
      paragraph(text('Siehe https://urldefense.com/v3/__https://example.org/b__;!!a!b$.')),
    ],
    '[Hilfe](https://example.org/a)\n\nSiehe [https://example.org/b](https://example.org/b).',
    [
      'Ein Link war für eine einzelne Person gemacht und führt jetzt ohne Umweg zum Ziel («Hilfe»: https://example.org/a; «https://example.org/b»: https://example.org/b)',
    ],
  ],
  [
    'a detour that does not name its target',
    [link('https://protect-eu.mimecast.com/s/a?domain=example.org', 'Hilfe')],
    '[Hilfe](https://protect-eu.mimecast.com/s/a?domain=example.org)',
    ['Ein Link macht einen Umweg und kann verraten, wer ihn erhalten hat (bei «Hilfe»)'],
  ],
  [
    'steps that go on after a sentence, and steps from 3',
    [
      entry(1, 'Eins'),
      entry(1, 'Zwei'),
      paragraph(text('Ein Satz.')),
      entry(1, 'Drei'),
      styled('heading1', text('A')),
      entry(3, 'Drei'),
      styled('heading1', text('B')),
    ],
    '<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\nEin Satz.\n\n<Steps>\n\n3. Drei\n\n</Steps>\n\n## A\n\n<Steps start={3}>\n\n3. Drei\n\n</Steps>\n\n## B',
  ],
  [
    'lists in each other',
    [entry(2, 'a'), entry(3, 'c', 1), entry(3, 'd', 1), entry(2, 'b')],
    '- a\n\n  3. c\n  4. d\n- b',
  ],
  [
    'letters, and numbers of two levels',
    [
      entry(4, 'Eins'),
      entry(4, 'Zwei, siehe A'),
      paragraph(text('Und:')),
      entry(5, 'Eins'),
      entry(5, 'Teil', 1),
    ],
    '- A. Eins\n- B. Zwei, siehe A\n\nUnd:\n\n1. Eins\n   - 1.1 Teil',
    [
      'Eine Liste zählt mit Buchstaben oder mehreren Zahlen, das kann eine Liste der Seite nicht: Die Zeichen stehen im Text (bei «Eins»; bei «Zwei, siehe A»; bei «Teil»)',
    ],
  ],
  [
    'typed lists',
    ['1. Öffnen', '2. Schliessen', 'Und:', '• rot', '• blau', '3. Stock'].map((one) =>
      paragraph(text(one)),
    ),
    '<Steps>\n\n1. Öffnen\n2. Schliessen\n\n</Steps>\n\nUnd:\n\n- rot\n- blau\n\n3\\. Stock',
  ],
  [
    'paragraphs and lists of cells',
    [
      table(
        head,
        [cell('Samedan'), cell(paragraph(text('8'), line, text('12')) + paragraph(text('14')))],
        [
          cell(entry(3, 'Öffnen') + entry(3, 'Lesen')),
          cell(paragraph(text('Zuerst')) + entry(2, 'rot') + paragraph(text('dann'))),
        ],
      ),
    ],
    '| Ort                                               | Zeit                              |\n| ------------------------------------------------- | --------------------------------- |\n| Samedan                                           | 8 <br />12 <br />14               |\n| <ol start={3}><li>Öffnen</li> <li>Lesen</li></ol> | Zuerst <ul><li>rot</li></ul> dann |',
  ],
  [
    'a column of numbers',
    [table(head, [cell(entry(1, '')), cell('früh')], [cell(entry(1, '')), cell('spät')])],
    '| Ort | Zeit |\n| --- | ---- |\n| 1.  | früh |\n| 2.  | spät |',
  ],
  [
    'a picture in bold type',
    [
      paragraph(
        text('Siehe'),
        picture('rId1', 'Ein Dorf').replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>'),
      ),
    ],
    'Siehe\n\n<Screenshot src="./img/seite-1.webp" alt="Ein Dorf" />',
  ],
  [
    'a drawing of Windows',
    [paragraph(picture('rId2'))],
    'TODO Bild 1 einsetzen',
    ['Bild 1 ist eine Zeichnung von Windows (EMF oder WMF), die kein Browser zeigt'],
  ],
])('carries over or names %s', async (_name, body, page, hints = []) => {
  expect(await imported(await docx(body))).toMatchObject({page, hints});
});

it.each([
  'C:\\Bilder\\a.png',
  'Ein Bild, das Text enthält.&#10;&#10;KI-generierte Inhalte können fehlerhaft sein.',
  'Graphical user interface&#10;&#10;AI-generated content may be incorrect.',
  'Ein Bild, das Text enthält. Mit hoher Zuverlässigkeit generierte Beschreibung',
  'Ein Bild, das Text enthält.&#10;Beschreibung automatisch generiert',
  'Text. Automatisch generierte Beschreibung',
  'A screenshot. Description generated with very high confidence',
  'Description automatically generated',
  'Une image contenant texte. Description générée automatiquement',
  'Le contenu généré par l’IA peut être incorrect.',
  'Immagine che contiene testo. Descrizione generata automaticamente',
  'Google Shape;54;p13',
])('asks what a picture shows that a program describes as %j', async (described) => {
  const {page} = await imported(await docx([paragraph(picture('rId1', described))]));
  expect(page).toBe('<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />');
});

it('keeps a description of something that a program generated', async () => {
  const described = 'Das Feld mit dem automatisch vergebenen Passwort';
  const {page} = await imported(await docx([paragraph(picture('rId1', described))]));
  expect(page).toContain(`alt="${described}"`);
});

it.each([
  ['', '40 × 20, 0 78 156'],
  [' rot="5400000"', '20 × 40, 156 0 234'],
  [' rot="10800000"', '40 × 20, 234 156 78'],
  [' rot="-5400000"', '20 × 40, 78 234 0'],
  [' flipH="1"', '40 × 20, 78 0 234'],
  [' rot="5400000" flipV="true"', '20 × 40, 0 156 78'],
  [' rot="300000"', '40 × 20, 0 78 156'],
])('turns a picture as Word does with%s', async (attributes, expected) => {
  const turned = `<pic:spPr><a:xfrm${attributes}/></pic:spPr></pic:pic>`;
  const body = paragraph(picture('rId1').replace('</pic:pic>', turned));
  const {pictures} = await imported(await docx([body, paragraph(picture('rId1'))]));
  const {data, info} = await sharp(pictures[0]!.data).raw().toBuffer({resolveWithObject: true});
  const {width, height, channels} = info;
  // The corners: top left, top right, bottom left.
  const places = [0, width - 1, width * (height - 1)];
  const shades = places.map((place) => Math.round(data[place * channels]! / 78) * 78);
  expect(`${width} × ${height}, ${shades.join(' ')}`).toBe(expected);
});
