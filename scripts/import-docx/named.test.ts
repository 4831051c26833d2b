import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import * as w from './testing';

const {docx, imported, paragraph, run, text} = w;
const hidden = '<w:vanish/>';
const box = w.drawing(
  `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(text('Achtung.'))}</w:txbxContent></wps:txbx></wps:wsp>`,
);
const choice = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
const deleted = `<w:del>${run('<w:delText>alt</w:delText>')}</w:del>`;
const symbol = run('<w:sym w:font="Eigene" w:char="F041"/>');
const chart = w.drawing('<c:chart r:id="chart"/>');
const linked = w.picture('rId1').replace('r:embed', 'r:link');
const cropped = w.picture('rId1').replace('<a:blip', '<a:srcRect l="20000"/><a:blip');
const old = run(
  '<w:pict><v:shape style="rotation:90"><v:imagedata r:id="rId1"/></v:shape></w:pict>',
);
const link = (content: string) => `<w:hyperlink r:id="rId1">${content}</w:hyperlink>`;
const formula = `<m:oMath>${['a', '2'].map((one) => `<m:num><m:r><m:t>${one}</m:t></m:r></m:num>`).join('')}</m:oMath>`;
const note = run('<w:footnoteReference w:id="2"/>');
const endnote = run('<w:endnoteReference w:id="2"/>');
const form = ['Rot', 'Blau']
  .map((one) => run(`<w:ffData><w:ddList><w:listEntry w:val="${one}"/></w:ddList></w:ffData>`))
  .join('');
const placeholder = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(text('Platz'))}</w:sdtContent></w:sdt>`;
const span = w.cell('C', '<w:gridSpan w:val="2"/>');
const inner = w.table([w.cell('B'), w.cell('C')]);
const tableOf = (...[head, row]: string[]) => `| ${head} |\n| - | - |\n| ${row} |`;
const heading = '<w:pStyle w:val="heading1"/><w:numPr><w:numId w:val="1"/></w:numPr>';
const numbered = w.formatted(heading, text('A'));
const simplified = 'Eine Tabelle ist vereinfacht';
const screenshot = '<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />';
const [changes, graphic, picture, pageNumber] = [
  'Das Dokument hat Kommentare oder offene Änderungen',
  'Eine Form, eine Grafik',
  'Ein Bild hat seinen Link',
  'Hier steht eine Seitenzahl',
];

/** What is rare: a paragraph, what stands on the page, how the hint begins. */
const rare: [body: string, page: string, hint: string][] = [
  [paragraph(text('A'), text(' Intern.', hidden)), 'A', 'Verborgener Text'],
  [paragraph(text('A'), `<w:ins>${text('B')}</w:ins>`, deleted), 'AB', changes],
  [paragraph(text('A'), run('<w:commentReference w:id="1"/>')), 'A', changes],
  [paragraph(text('A '), symbol), 'A TODO Zeichen einsetzen', 'Ein Zeichen einer Symbolschrift'],
  [paragraph(text('A'), choice), 'A\n\nAchtung.', 'Der Text eines Textfelds'],
  [paragraph(text('A'), w.drawing('<wps:wsp/>')), 'A', graphic],
  [paragraph(text('A '), chart), 'A TODO Grafik einsetzen: Umsatz, 12', graphic],
  [paragraph(text('A '), linked), 'A TODO verknüpftes Bild einsetzen', picture],
  [paragraph(text('A'), cropped), `A\n\n${screenshot}`, picture],
  [paragraph(text('A'), old), `A\n\n${screenshot}`, picture],
  [paragraph(text('A'), link(w.picture('rId1'))), `A\n\n${screenshot}`, picture],
  [paragraph(text('Seite '), w.field(' PAGEREF _Ref1 \\h ', '7')), 'Seite 7', pageNumber],
  [paragraph(text('Mehr auf S. 12')), 'Mehr auf S. 12', pageNumber],
  [paragraph(link(text('Kapitel 2')).replace('r:id="rId1"', '')), 'Kapitel 2', 'Ein Link in einer'],
  [paragraph(text('A '), formula), 'A a 2', 'Von einer Formel'],
  [paragraph(text('A'), note), 'A (Nur im Sommer.)', 'Eine Fussnote'],
  [paragraph(text('A'), endnote), 'A (Nur im Winter.)', 'Eine Fussnote'],
  [paragraph(text('A '), form), 'A Rot Blau', 'Von einem Formularfeld'],
  [placeholder, 'Platz', 'Von einem Formularfeld'],
  [`${paragraph(text('A'))}<w:altChunk r:id="x"/>`, 'A', 'Ein eingefügtes Dokument'],
  [paragraph(text('A'), run('<w:tab/>'), text('B')), 'A B', 'Spalten'],
  [w.table([w.cell('A'), w.cell('B')], [span]), tableOf('A | B', 'C |  '), simplified],
  [w.table([w.cell('A'), w.cell(inner)]), '| A | B – C |\n| - | ----- |', simplified],
  [w.table([w.cell(paragraph(text('A')) + w.entry(2, 'B'))]), 'A\n\n- B', 'Ein Rahmen'],
  [numbered + numbered, '## A\n\n## A', 'Die Überschriften haben in Word Nummern'],
  [w.formatted('<w:pBdr/>', text('A')), 'A', 'Ein Rahmen oder Hintergrund'],
  [w.formatted('<w:shd w:fill="FFFF00"/>', text('A')), 'A', 'Ein Rahmen oder Hintergrund'],
  [paragraph(text('\uEC03ls -l\uEC02')), 'ls -l', 'Code'],
  [paragraph(text('A', '<w:rFonts w:ascii="Courier New"/>')), 'A', 'Code'],
  [paragraph(text('A', '<w:highlight w:val="yellow"/>')), 'A', 'Farbiger, hinterlegter'],
  [paragraph(text('A', '<w:color w:val="FF0000"/>')), 'A', 'Farbiger, hinterlegter'],
  [paragraph(text('A', '<w:u w:val="single"/>')), 'A', 'Farbiger, hinterlegter'],
];

it('names what is rare with its place, and keeps its text', async () => {
  const others = {
    'charts/chart1.xml': ['chart', '<c:chartSpace><c:v>Umsatz</c:v><c:v>12</c:v></c:chartSpace>'],
    'footnotes.xml': [
      'footnotes',
      `<w:footnotes><w:footnote w:id="2">${paragraph(text('Nur'))}${paragraph(text('im Sommer.'))}</w:footnote></w:footnotes>`,
    ],
    'endnotes.xml': [
      'endnotes',
      `<w:endnotes><w:endnote w:id="2">${paragraph(text('Nur im Winter.'))}</w:endnote></w:endnotes>`,
    ],
  } as const;
  for (const [body, expected, hint] of rare) {
    const {page, hints} = await imported(await docx([body], others));
    expect({page, hints}).toEqual({
      page: expected,
      hints: [expect.stringMatching(new RegExp(`^${hint}.* \\((?:bei|Abschnitt) «.+»\\)$`))],
    });
  }
});

it('names what headers and footers say', async () => {
  const header = `<w:hdr>${paragraph(text('Gemeinde Muster'))}<v:textpath string="ENTWURF"/></w:hdr>`;
  const file = await docx([paragraph(text('Text'))], {'header1.xml': ['header', header]});
  expect((await imported(file)).hints).toEqual([
    'Kopf- und Fusszeilen sind nicht übernommen («Gemeinde Muster», «ENTWURF»)',
  ]);
});

it('keeps the text of what it does not know, characters and joined paragraphs', async () => {
  const arrow = run('<w:sym w:font="Wingdings" w:char="F0E0"/>');
  const body = [
    paragraph(`<w:smartTag>${text('a')}</w:smartTag><x:y>${text('b')}</x:y>`),
    `<x:z>${paragraph(text('E'), run('<w:noBreakHyphen/>'), text('Mail Sil'), run('<w:softHyphen/>'), text('be'), run('<w:cr/>'), text('9'))}</x:z>`,
    w.formatted('<w:framePr w:dropCap="drop"/>', text('D')),
    paragraph(text('as Haus '), text('weiss', '<w:color w:val="FFFFFF"/>')),
    w.formatted('<w:rPr><w:del/></w:rPr>', text('Ein')),
    paragraph(text('satz')),
    paragraph(
      text('Datei '),
      arrow,
      text('à', '<w:rFonts w:ascii="Wingdings"/>'),
      text(' 🡪 \uf0fc à 5 🟢'),
    ),
  ];
  expect(await imported(await docx(body))).toMatchObject({
    page: 'ab\n\nE-Mail Silbe\n\n9\n\nDas Haus weiss\n\nEinsatz\n\nDatei →→ → ✓ à 5 🟢',
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
