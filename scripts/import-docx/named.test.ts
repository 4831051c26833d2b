import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {
  docx,
  drawing,
  field,
  formatted,
  imported,
  paragraph,
  picture,
  run,
  styled,
  text,
  type Others,
} from './testing';

const tab = run('<w:tab/>');
const box = `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(text('Achtung.'))}</w:txbxContent></wps:txbx></wps:wsp>`;
const hidden = '<w:vanish/>';
const screenshot = '<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />';
const pictureHint = (place: string) =>
  `Ein Bild hat seinen Link oder seinen Zuschnitt verloren (auch was Word verbirgt, ist zu sehen), oder es fehlt, weil es nur verknüpft war (${place})`;
const graphicHint = (place: string) =>
  `Eine Form, eine Grafik (Diagramm, SmartArt, WordArt), ein Video oder ein eingebettetes Objekt ist höchstens als Text oder Bild auf der Seite (${place})`;

it.each<[name: string, body: string[], page: string, hints?: string[], others?: Others]>([
  [
    'hidden text',
    [paragraph(text('Sichtbar.'), text(' Intern.', hidden)), paragraph(text('Ganz.', hidden))],
    'Sichtbar.',
    ['Verborgener Text ist nicht übernommen (bei «Sichtbar.»; nach «Sichtbar.»)'],
  ],
  [
    'changes',
    [
      paragraph(
        text('Der '),
        `<w:ins>${text('neue ')}</w:ins>`,
        `<w:del>${run('<w:delText>alte </w:delText>')}</w:del>`,
        text('Text'),
      ),
      formatted('<w:rPr><w:del/></w:rPr>', text('Ein')),
      paragraph(text('satz')),
    ],
    'Der neue Text\n\nEinsatz',
    [
      'Das Dokument hat offene Änderungen: Eingefügtes ist übernommen, Gelöschtes nicht (bei «Der neue Text»)',
    ],
  ],
  [
    'signs of symbol fonts',
    [
      paragraph(
        text('Datei '),
        run('<w:sym w:font="Wingdings" w:char="F0E0"/>'),
        text('à', '<w:rFonts w:ascii="Wingdings"/>'),
        text(' Neu 🡪 \uf0fc'),
      ),
      paragraph(text('Bücher à 5 🟢 '), run('<w:sym w:font="Eigene" w:char="F041"/>')),
    ],
    'Datei →→ Neu → ✓\n\nBücher à 5 🟢 TODO Zeichen einsetzen',
    [
      'Ein Zeichen einer Symbolschrift hat kein Gegenstück (bei «Bücher à 5 🟢 TODO Zeichen einsetzen»)',
    ],
  ],
  [
    'a text box, which has a form for old versions',
    [
      paragraph(
        text('Davor'),
        `<mc:AlternateContent><mc:Choice>${drawing(box)}</mc:Choice><mc:Fallback>${drawing(box)}</mc:Fallback></mc:AlternateContent>`,
      ),
      paragraph(text('Danach')),
    ],
    'Davor\n\nAchtung.\n\nDanach',
    ['Der Text eines Textfelds steht nach dem Absatz, zu dem es in Word gehört (bei «Achtung.»)'],
  ],
  [
    'a shape',
    [paragraph(text('Hier'), drawing('<wps:wsp/>'))],
    'Hier',
    [graphicHint('bei «Hier»')],
  ],
  [
    'a diagram',
    [paragraph(text('Siehe '), drawing('<c:chart r:id="other"/>'))],
    'Siehe TODO Grafik einsetzen: Umsatz, 12',
    [graphicHint('bei «Siehe TODO Grafik einsetzen: Umsatz, 12»')],
    {'charts/chart1.xml': ['chart', '<c:chartSpace><c:v>Umsatz</c:v><c:v>12</c:v></c:chartSpace>']},
  ],
  [
    'a linked picture',
    [paragraph(picture('rId1').replace('r:embed', 'r:link'))],
    'TODO verknüpftes Bild einsetzen',
    [pictureHint('am Anfang')],
  ],
  [
    'a cropped picture',
    [paragraph(picture('rId1').replace('<a:blip', '<a:srcRect l="20000"/><a:blip'))],
    screenshot,
    [pictureHint('am Anfang')],
  ],
  [
    'a picture with a link',
    [paragraph(text('Hier'), `<w:hyperlink r:id="rId1">${picture('rId1')}</w:hyperlink>`)],
    `Hier\n\n${screenshot}`,
    [pictureHint('bei «Hier»')],
  ],
  [
    'numbers of pages',
    [
      paragraph(text('Siehe Seite '), field(' PAGEREF _Ref1 \\h ', '7'), text('.')),
      paragraph(`<w:fldSimple w:instr="PAGEREF _Ref2">${text('9')}</w:fldSimple>`),
      paragraph(text('Mehr auf S. 12')),
    ],
    'Siehe Seite 7.\n\n9\n\nMehr auf S. 12',
    [
      'Hier steht eine Seitenzahl, und auf einer Webseite gibt es keine (bei «Siehe Seite 7.»; bei «9»; bei «Mehr auf S. 12»)',
    ],
  ],
  [
    'links in headings and inside of the document',
    [
      styled('heading1', '<w:hyperlink r:id="rId1">', text('Post'), '</w:hyperlink>'),
      styled('heading1', text('Zwei')),
      paragraph('<w:hyperlink w:anchor="_Toc1">', text('Kapitel 2'), '</w:hyperlink>'),
    ],
    '## Post\n\n## Zwei\n\nKapitel 2',
    [
      'Ein Link in einer Überschrift oder zu einer Stelle im Dokument ist nur noch Text (Abschnitt «Post»; Abschnitt «Zwei», bei «Kapitel 2»)',
    ],
  ],
  [
    'a formula',
    [
      paragraph(
        text('Also '),
        '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>',
      ),
    ],
    'Also a 2',
    [
      'Von einer Formel stehen nur die Zeichen auf der Seite, ohne Brüche, Wurzeln und Klammern (bei «Also a 2»)',
    ],
  ],
  [
    'a footnote',
    [paragraph(text('8 Uhr'), run('<w:footnoteReference w:id="2"/>'))],
    '8 Uhr (Nur im Sommer.)',
    [
      'Eine Fussnote steht in Klammern im Text, ohne Links und Auszeichnungen (bei «8 Uhr (Nur im Sommer.)»)',
    ],
    {
      'footnotes.xml': [
        'footnotes',
        `<w:footnotes><w:footnote w:id="2">${paragraph(text('Nur'))}${paragraph(text('im Sommer.'))}</w:footnote></w:footnotes>`,
      ],
    },
  ],
  [
    'a comment',
    [paragraph(text('Der Preis'), run('<w:commentReference w:id="1"/>'))],
    'Der Preis',
    ['Ein Kommentar ist nicht übernommen (bei «Der Preis»)'],
  ],
  [
    'a header',
    [paragraph(text('Text'))],
    'Text',
    ['Kopf- und Fusszeilen sind nicht übernommen («Gemeinde Muster», «ENTWURF»)'],
    {
      'header1.xml': [
        'header',
        `<w:hdr>${paragraph(text('Gemeinde Muster'))}<v:textpath string="ENTWURF"/></w:hdr>`,
      ],
    },
  ],
  [
    'a form',
    [
      paragraph(
        text('Farbe: '),
        run(
          '<w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:listEntry w:val="Rot"/><w:listEntry w:val="Blau"/></w:ddList></w:ffData></w:fldChar>',
        ),
        run('<w:fldChar w:fldCharType="end"/>'),
      ),
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(text('Hier klicken'))}</w:sdtContent></w:sdt>`,
    ],
    'Farbe: Rot Blau\n\nHier klicken',
    [
      'Von einem Formularfeld stehen der Platzhalter oder alle Einträge auf der Seite (bei «Farbe: Rot Blau»; bei «Hier klicken»)',
    ],
  ],
  [
    'a document inside of the document',
    [paragraph(text('Davor')), '<w:altChunk r:id="x"/>'],
    'Davor',
    ['Ein eingefügtes Dokument fehlt auf der Seite (bei «Davor»)'],
  ],
  [
    'columns made with tabs',
    [paragraph(text('Montag'), tab, text('8 bis 12')), paragraph(tab, text('Danach'))],
    'Montag 8 bis 12\n\nDanach',
    [
      'Spalten, die mit der Tabulatortaste gemacht sind, stehen als gewöhnlicher Text auf der Seite (bei «Montag 8 bis 12»)',
    ],
  ],
  [
    'a frame and a background',
    [
      formatted('<w:pBdr/>', text('Achtung')),
      formatted('<w:shd w:val="clear" w:fill="FFFF00"/>', text('Gelb')),
      formatted('<w:shd w:val="clear" w:fill="auto"/>', text('Weiss')),
    ],
    'Achtung\n\nGelb\n\nWeiss',
    [
      'Ein Rahmen oder Hintergrund ist weggefallen, der Text steht auf der Seite (bei «Achtung»; bei «Gelb»)',
    ],
  ],
  [
    'code',
    [
      paragraph(text('\uEC03ls -l\uEC02')),
      paragraph(text('Tippen Sie '), text('dir', '<w:rFonts w:ascii="Courier New"/>')),
    ],
    'ls -l\n\nTippen Sie dir',
    ['Code steht als gewöhnlicher Text auf der Seite (bei «ls -l»; bei «Tippen Sie dir»)'],
  ],
  [
    'colours and lines',
    [
      ...[
        '<w:highlight w:val="yellow"/>',
        '<w:color w:val="FF0000"/>',
        '<w:u w:val="single"/>',
        '<w:color w:val="333333"/>',
      ].map((mark, index) => paragraph(text(`Wort ${index}`, mark))),
    ],
    'Wort 0\n\nWort 1\n\nWort 2\n\nWort 3',
    [
      'Farbiger, hinterlegter oder unterstrichener Text steht auf der Seite ohne das (bei «Wort 0»; bei «Wort 1»; bei «Wort 2»)',
    ],
  ],
])('carries over or names %s', async (_name, body, page, hints = [], others = {}) => {
  expect(await imported(await docx(body, others))).toMatchObject({page, hints});
});

it('keeps the text of what it does not know, letters and hyphens', async () => {
  const body = [
    paragraph(
      `<w:smartTag>${text('a')}</w:smartTag><w:bdo>${text('b')}</w:bdo><x:y>${text('c')}</x:y>`,
    ),
    `<x:z>${paragraph(text('E'), run('<w:noBreakHyphen/>'), text('Mail Sil'), run('<w:softHyphen/>'), text('be'), run('<w:cr/>'), text('9'))}</x:z>`,
    formatted('<w:framePr w:dropCap="drop"/>', text('D')),
    paragraph(text('as Haus')),
  ];
  expect(await imported(await docx(body))).toMatchObject({
    page: 'abc\n\nE-Mail Silbe\n\n9\n\nDas Haus',
    hints: [],
  });
});

it('reads a file with other prefixes', async () => {
  const files = unzipSync(await docx([paragraph(text('Sichtbar.'), text(' Intern.', hidden))]));
  const name = 'word/document.xml';
  const other = strFromU8(files[name]!)
    .replace('xmlns:w=', 'xmlns:ns0=')
    .replaceAll(/(<\/?|\s)w:/g, '$1ns0:');
  const file = Buffer.from(zipSync({...files, [name]: strToU8(other)}));
  expect((await imported(file)).page).toBe('Sichtbar.');
});
