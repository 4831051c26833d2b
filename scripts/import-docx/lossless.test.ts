import {expect, it} from 'vitest';
import {readBody, writeBody} from './body';
import {compare} from './compare';
import {placePictures} from './pictures';
import {docx, docxWith, word, type OtherPart} from './testing';
import {readWord} from './word';

const {text, line, paragraph, styled, entry, cell, grid, field, step, picture} = word;

/** Returns what becomes of a document: the page and the hints, without their remedies. */
async function imported(file: Buffer) {
  const document = await readWord(file);
  const body = await readBody(document);
  await placePictures(body.tree, document.pictures, 'seite');
  const page = writeBody(body.tree).trim();
  compare(document.shown, page, body.title, document.hints);
  return {page, hints: document.hints.sentences().map((hint) => hint.split(' → ')[0])};
}

const run = (properties: string, content: string) => text(content, properties);
const plainCell = (content: string, properties = '') => cell(properties, paragraph(text(content)));
const box = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="1" name="Textfeld 1"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(text(content))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(text(content))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const formula = (content: string) => `<m:oMath>${content}</m:oMath>`;
const term = (content: string) => `<m:r><m:t>${content}</m:t></m:r>`;

const head = [plainCell('Ort'), plainCell('Zeit')];

it.each<[name: string, body: string[], page: string, hints?: string[]]>([
  [
    'the paragraphs of a cell',
    [grid(head, [plainCell('Samedan'), cell('', paragraph(text('8')), paragraph(text('12')))])],
    '| Ort     | Zeit       |\n| ------- | ---------- |\n| Samedan | 8 <br />12 |',
  ],
  [
    'the lines of a cell',
    [grid(head, [plainCell('Samedan'), cell('', paragraph(text('8'), line, text('12')))])],
    '| Ort     | Zeit       |\n| ------- | ---------- |\n| Samedan | 8 <br />12 |',
  ],
  [
    'a list in a cell',
    [
      grid(head, [
        cell('', entry('3', 'Öffnen'), entry('3', 'Lesen')),
        cell('', entry('2', 'rot')),
      ]),
    ],
    '| Ort                                              | Zeit                  |\n| ------------------------------------------------ | --------------------- |\n| <ol start={3}><li>Öffnen</li><li>Lesen</li></ol> | <ul><li>rot</li></ul> |',
  ],
  [
    'a title over all columns',
    [
      grid([plainCell('Zeiten', '<w:gridSpan w:val="2"/>')], head, [
        plainCell('a'),
        plainCell('b'),
      ]),
    ],
    'Zeiten\n\n| Ort | Zeit |\n| --- | ---- |\n| a   | b    |',
    [
      'Was in einer Tabelle über alle Spalten geht, steht als Absatz vor oder zwischen den Zeilen (Tabelle «Zeiten»)',
    ],
  ],
  [
    'a head of two rows and a cell over two rows',
    [
      grid(
        [
          plainCell('Ort', '<w:vMerge w:val="restart"/>'),
          plainCell('Zeit', '<w:gridSpan w:val="2"/>'),
        ],
        [plainCell('', '<w:vMerge/>'), plainCell('früh'), plainCell('spät')],
        [plainCell('Chur', '<w:vMerge w:val="restart"/>'), plainCell('8'), plainCell('12')],
        [plainCell('', '<w:vMerge/>'), plainCell('9'), plainCell('13')],
      ),
    ],
    '| Ort  | Zeit – früh | Zeit – spät |\n| ---- | ----------- | ----------- |\n| Chur | 8           | 12          |\n| Chur | 9           | 13          |',
    ['Verbundene Zellen sind getrennt, ihr Inhalt steht in jeder (Tabelle «Ort»)'],
  ],
  [
    'a table in a table',
    [
      grid(head, [
        plainCell('Chur'),
        cell(
          '',
          grid([plainCell('Mo'), plainCell('8')], [plainCell('Di'), plainCell('9')]),
          paragraph(),
        ),
      ]),
    ],
    '| Ort  | Zeit                |\n| ---- | ------------------- |\n| Chur | Mo – 8 <br />Di – 9 |',
    ['Eine Tabelle in einer Tabelle steht Zeile für Zeile in der Zelle (Tabelle «Ort»)'],
  ],
  [
    'a frame',
    [grid([cell('', paragraph(text('Achtung:')), entry('2', 'a'), entry('2', 'b'))])],
    'Achtung:\n\n- a\n- b',
    [
      'Ein Rahmen (eine Tabelle mit einer einzigen Zelle) ist weggefallen, sein Text steht auf der Seite (Tabelle «Achtung:»)',
    ],
  ],
  [
    'steps that go on after a sentence',
    [step('Eins'), step('Zwei'), paragraph(text('Ein Satz.')), step('Drei')],
    '<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\nEin Satz.\n\n<Steps>\n\n3. Drei\n\n</Steps>',
  ],
  [
    'steps from 3',
    [entry('3', 'Drei'), entry('3', 'Vier')],
    '<Steps start={3}>\n\n3. Drei\n4. Vier\n\n</Steps>',
  ],
  [
    'letters',
    [entry('4', 'Eins'), entry('4', 'Zwei, siehe A')],
    '- A. Eins\n- B. Zwei, siehe A',
    [
      'Eine Liste zählt mit Buchstaben oder mehreren Zahlen, das kann eine Liste der Seite nicht: Die Zeichen stehen im Text (bei «Eins»; bei «Zwei, siehe A»)',
    ],
  ],
  [
    'letters inside of steps, and numbers of two levels',
    [
      step('Eins'),
      entry('1', 'Teil', 1),
      step('Zwei'),
      paragraph(text('Und:')),
      entry('5', 'Eins'),
      entry('5', 'Teil', 1),
    ],
    '<Steps>\n\n1. Eins\n   - a) Teil\n2. Zwei\n\n</Steps>\n\nUnd:\n\n1. Eins\n   - 1.1 Teil',
    [
      'Eine Liste zählt mit Buchstaben oder mehreren Zahlen, das kann eine Liste der Seite nicht: Die Zeichen stehen im Text (bei «Teil»)',
    ],
  ],
  [
    'hidden text',
    [
      paragraph(text('Sichtbar.'), run('<w:vanish/>', ' Intern.')),
      paragraph(run('<w:vanish/>', 'Ganz.')),
    ],
    'Sichtbar.',
    ['Verborgener Text ist nicht übernommen (bei «Sichtbar.»; nach «Sichtbar.»)'],
  ],
  [
    'text that is hidden by its style only',
    [styled('geheim', text('Intern '), run('<w:vanish w:val="0"/>', 'sichtbar'))],
    'sichtbar',
    ['Verborgener Text ist nicht übernommen (bei «sichtbar»)'],
  ],
  [
    'an arrow of Wingdings',
    [
      paragraph(
        text('Datei '),
        '<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>',
        run('<w:rFonts w:ascii="Wingdings"/>', 'à'),
        text(' Neu'),
      ),
    ],
    'Datei →→ Neu',
  ],
  [
    'a sign without counterpart',
    [paragraph(text('Knopf '), '<w:r><w:sym w:font="Eigene" w:char="F041"/></w:r>')],
    'Knopf TODO Zeichen einsetzen',
    ['Ein Zeichen einer Symbolschrift hat kein Gegenstück (bei «Knopf»)'],
  ],
  [
    'a text box',
    [paragraph(text('Davor'), box('Achtung.')), paragraph(text('Danach'))],
    'Davor\n\nAchtung.\n\nDanach',
    ['Der Text eines Textfelds steht nach dem Absatz, zu dem es in Word gehört (bei «Achtung.»)'],
  ],
  [
    'a shape',
    [
      paragraph(
        text('Hier'),
        '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
    ],
    'Hier',
    ['Eine gezeichnete Form (Pfeil, Linie, Rahmen) fehlt auf der Seite (bei «Hier»)'],
  ],
  [
    'a number of a page',
    [
      paragraph(text('Siehe Seite '), field(' PAGEREF _Ref1 \\h ', '7'), text('.')),
      paragraph('<w:fldSimple w:instr="PAGEREF _Ref2">', text('9'), '</w:fldSimple>'),
      paragraph(text('Mehr auf S. 12')),
    ],
    'Siehe Seite 7.\n\n9\n\nMehr auf S. 12',
    [
      'Hier steht eine Seitenzahl, und auf einer Webseite gibt es keine (bei «Siehe Seite 7.»; bei «9»; bei «Mehr auf S. 12»)',
    ],
  ],
  [
    'a table of contents',
    [paragraph(field(' TOC \\o "1-3" ', 'Anmelden 3')), paragraph(text('Text'))],
    'Text',
  ],
  [
    'a form',
    [
      paragraph(
        text('Ja '),
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
    ],
    'Ja ☑',
  ],
  [
    'an address with a tip',
    [paragraph(field(' HYPERLINK "https://example.org/a" \\o "Tipp" ', 'Post'))],
    '[Post](https://example.org/a)',
  ],
  [
    'a link inside',
    [paragraph('<w:hyperlink w:anchor="_Toc1">', text('Kapitel 2'), '</w:hyperlink>')],
    'Kapitel 2',
    ['Ein Verweis auf eine andere Stelle des Dokuments ist nur noch Text (bei «Kapitel 2»)'],
  ],
  [
    'raised and lowered letters',
    [
      paragraph(
        text('m'),
        run('<w:vertAlign w:val="superscript"/>', '2'),
        text(' H'),
        run('<w:position w:val="-6"/>', '2'),
        text('O'),
      ),
      styled('heading1', text('A m'), run('<w:vertAlign w:val="superscript"/>', '2')),
      styled('heading1', text('B')),
    ],
    'm<sup>2</sup> H<sub>2</sub>O\n\n## A m<sup>2</sup>\n\n## B',
  ],
  [
    'a formula',
    [
      paragraph(
        text('Also '),
        formula(
          `<m:sSup><m:e>${term('x')}</m:e><m:sup>${term('2')}</m:sup></m:sSup>${term('=')}<m:f><m:num>${term('a+b')}</m:num><m:den>${term('2')}</m:den></m:f>`,
        ),
      ),
    ],
    'Also x<sup>2</sup>=(a+b)/2',
    ['Eine Formel steht als gewöhnlicher Text auf der Seite (bei «Also»)'],
  ],
  [
    'content controls',
    [
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(text('Eins '), `<w:sdt><w:sdtContent>${text('zwei')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
    ],
    'Eins zwei',
  ],
  [
    'other wrappers',
    [
      paragraph(
        '<w:smartTag>',
        text('a'),
        '</w:smartTag><w:bdo w:val="ltr">',
        text('b'),
        '</w:bdo><w:fldSimple w:instr="AUTHOR">',
        text('c'),
        '</w:fldSimple>',
      ),
    ],
    'abc',
  ],
  [
    'a word with its pronunciation',
    [
      paragraph(
        `<w:r><w:ruby><w:rt>${text('Tokio')}</w:rt><w:rubyBase>${text('東京')}</w:rubyBase></w:ruby></w:r>`,
      ),
    ],
    '東京 (Tokio)',
  ],
  [
    'changes',
    [
      paragraph(
        text('Der '),
        '<w:ins>',
        text('neue '),
        '</w:ins><w:del><w:r><w:delText>alte </w:delText></w:r></w:del>',
        text('Text'),
      ),
    ],
    'Der neue Text',
    [
      'Das Dokument hat offene Änderungen: Eingefügtes ist übernommen, Gelöschtes nicht (bei «Der neue Text»)',
    ],
  ],
  [
    'struck text',
    [paragraph(run('<w:strike/>', 'alt'), text(' '), run('<w:dstrike/>', 'älter'))],
    '~~alt~~ ~~älter~~',
  ],
  [
    'coloured and underlined text',
    [
      paragraph(run('<w:highlight w:val="yellow"/>', 'gelb')),
      paragraph(run('<w:color w:val="FF0000"/>', 'rot'), run('<w:color w:val="333333"/>', ' grau')),
      paragraph(run('<w:u w:val="single"/>', 'Strich')),
    ],
    'gelb\n\nrot grau\n\nStrich',
    [
      'Mit Farbe hinterlegter Text steht ohne sie auf der Seite (bei «gelb»)',
      'Farbiger Text steht ohne Farbe auf der Seite (bei «rot grau»)',
      'Unterstrichener Text steht ohne Strich auf der Seite, weil man ihn für einen Link hielte (bei «Strich»)',
    ],
  ],
  [
    'hyphens, tabs and line ends',
    [
      paragraph(
        text('E'),
        '<w:r><w:noBreakHyphen/></w:r>',
        text('Mail Sil'),
        '<w:r><w:softHyphen/></w:r>',
        text('be Mo'),
        '<w:r><w:tab/></w:r>',
        text('8'),
        '<w:r><w:cr/></w:r>',
        text('9'),
      ),
    ],
    'E-Mail Silbe Mo 8\n\n9',
  ],
  [
    'a big first letter',
    [
      `<w:p><w:pPr><w:framePr w:dropCap="drop"/></w:pPr>${text('D')}</w:p>`,
      paragraph(text('as Haus')),
    ],
    'Das Haus',
  ],
  [
    'numbers before headings',
    [
      `<w:p><w:pPr><w:pStyle w:val="heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${text('Anmelden')}</w:p>`,
      styled('heading1', text('Abmelden')),
    ],
    '## Anmelden\n\n## Abmelden',
    ['Die Überschriften haben in Word Nummern, auf der Seite keine (Abschnitt «Anmelden»)'],
  ],
  [
    'two titles',
    [styled('Title', text('Kalender')), paragraph(text('Text')), styled('Title', text('Anhang'))],
    'Text\n\n## Anhang',
  ],
  [
    'a typed list with a gap',
    ['1. a', '2. b', '4. d'].map((one) => paragraph(text(one))),
    '<Steps>\n\n1. a\n2. b\n\n</Steps>\n\n4\\. d',
  ],
  [
    'a linked picture',
    [paragraph(picture('rId1').replace('r:embed', 'r:link'))],
    'TODO verknüpftes Bild einsetzen',
    ['Ein Bild liegt nicht im Dokument, es ist nur verknüpft (am Anfang)'],
  ],
  [
    'a cropped picture',
    [paragraph(picture('rId1').replace('<a:blip', '<a:srcRect l="20000"/><a:blip'))],
    '<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />',
    [
      'Ein Bild ist in Word zugeschnitten, auf der Seite ist es ganz, auch mit dem, was Word verbirgt (am Anfang)',
    ],
  ],
  [
    'an unknown element',
    [paragraph(text('Hier'), '<w:r><w:pgNum/></w:r>')],
    'Hier',
    ['Ein Teil des Dokuments ist nicht übernommen (pgNum)'],
  ],
])('carries over or names %s', async (_name, body, page, hints = []) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});

it.each<[name: string, others: OtherPart[], body: string[], page: string, hints?: string[]]>([
  [
    'a footnote in a cell',
    [
      [
        'footnotes.xml',
        'footnotes',
        `<w:footnotes><w:footnote w:id="2">${paragraph(text('Nur'))}${paragraph(text('im Sommer.'))}</w:footnote></w:footnotes>`,
      ],
    ],
    [
      grid(head, [
        plainCell('Chur'),
        cell('', paragraph(text('8'), '<w:r><w:footnoteReference w:id="2"/></w:r>')),
      ]),
    ],
    '| Ort  | Zeit               |\n| ---- | ------------------ |\n| Chur | 8 (Nur im Sommer.) |',
  ],
  [
    'a comment',
    [
      [
        'comments.xml',
        'comments',
        `<w:comments><w:comment w:id="1">${paragraph(text('Stimmt das?'))}</w:comment></w:comments>`,
      ],
    ],
    [paragraph(text('Der Preis'), '<w:r><w:commentReference w:id="1"/></w:r>')],
    'Der Preis',
    ['Ein Kommentar ist nicht übernommen (bei «Der Preis»)'],
  ],
  [
    'a header',
    [['header1.xml', 'header', `<w:hdr>${paragraph(text('Gemeinde Muster'))}</w:hdr>`]],
    [paragraph(text('Text'))],
    'Text',
    ['Kopf- und Fusszeilen sind nicht übernommen («Gemeinde Muster»)'],
  ],
  [
    'a diagram',
    [['charts/chart1.xml', 'chart', '<c:chartSpace><c:v>Umsatz</c:v><c:v>12</c:v></c:chartSpace>']],
    [
      paragraph(
        text('Siehe '),
        '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="other0"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
    ],
    'Siehe TODO Diagramm einsetzen: Umsatz, 12',
    ['Diagramm: Das kann kein Browser zeigen (bei «Siehe»)'],
  ],
])('carries over or names %s', async (_name, others, body, page, hints = []) => {
  expect(await imported(await docxWith(others, ...body))).toEqual({page, hints});
});

it('reads a file with other prefixes', async () => {
  const file = await docx(paragraph(text('Sichtbar.'), run('<w:vanish/>', ' Intern.')));
  const {strFromU8, strToU8, unzipSync, zipSync} = await import('fflate');
  const files = unzipSync(file);
  const name = 'word/document.xml';
  files[name] = strToU8(
    strFromU8(files[name]!)
      .replace('xmlns:w=', 'xmlns:ns0=')
      .replaceAll(/(<\/?|\s)w:/g, '$1ns0:'),
  );
  expect((await imported(Buffer.from(zipSync(files)))).page).toBe('Sichtbar.');
});
