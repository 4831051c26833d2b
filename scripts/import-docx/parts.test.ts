import {expect, it} from 'vitest';
import {docxWith, imported, word, type OtherPart} from './testing';

const {text, paragraph, cell, plainCell, grid} = word;
const head = [plainCell('Ort'), plainCell('Zeit')];

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
    [
      [
        'header1.xml',
        'header',
        `<w:hdr>${paragraph(text('Gemeinde Muster'))}${paragraph('<w:r><w:pict><v:shape><v:textpath string="ENTWURF"/></v:shape></w:pict></w:r>')}</w:hdr>`,
      ],
    ],
    [paragraph(text('Text'))],
    'Text',
    ['Kopf- und Fusszeilen sind nicht übernommen («Gemeinde Muster», «ENTWURF»)'],
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
