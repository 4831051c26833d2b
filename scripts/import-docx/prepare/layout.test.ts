import {expect, it} from 'vitest';
import {docx, imported, word} from '../testing';

const {text, paragraph, styled} = word;
const tab = '<w:r><w:tab/></w:r>';
const within = (properties: string, content: string) =>
  `<w:p><w:pPr>${properties}</w:pPr>${text(content)}</w:p>`;

it.each([
  [
    'columns made with tabs',
    [
      paragraph(text('Montag'), tab, text('8 bis 12')),
      paragraph(text('Dienstag'), tab, text('9 bis 12')),
      paragraph(text('Tel.'), tab, text('081 555 00 11'), tab),
      paragraph(tab, text('Danach')),
    ],
    'Montag 8 bis 12\n\nDienstag 9 bis 12\n\nTel. 081 555 00 11\n\nDanach',
    [
      'Spalten, die mit der Tabulatortaste gemacht sind, stehen als gewöhnlicher Text auf der Seite (bei «Montag 8 bis 12»; bei «Dienstag 9 bis 12»; bei «Tel. 081 555 00 11»)',
    ],
  ],
  [
    'one tab',
    [paragraph(text('Tel.'), tab, text('081')), paragraph(text('A'))],
    'Tel. 081\n\nA',
    [],
  ],
  [
    'a frame and a background',
    [
      within('<w:pBdr><w:top w:val="single"/></w:pBdr>', 'Achtung'),
      within('<w:shd w:val="clear" w:fill="FFFF00"/>', 'Gelb'),
      within('<w:shd w:val="clear" w:fill="auto"/>', 'Weiss'),
      styled('heading1', text('Eins')).replace(
        '</w:pPr>',
        '<w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr>',
      ),
      styled('heading1', text('Zwei')),
    ],
    'Achtung\n\nGelb\n\nWeiss\n\n## Eins\n\n## Zwei',
    [
      'Ein Absatz mit Rahmen oder Hintergrund steht als gewöhnlicher Text auf der Seite (bei «Achtung»; bei «Gelb»)',
    ],
  ],
])('names %s, if it is lost', async (_name, body, page, hints) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});
