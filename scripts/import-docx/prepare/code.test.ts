import {expect, it} from 'vitest';
import {docx, imported, word} from '../testing';

const {text, paragraph} = word;
const mono = (content: string) => text(content, '<w:rFonts w:ascii="Roboto Mono"/>');
const hint = (place: string) => `Code steht als gewöhnlicher Text auf der Seite (${place})`;

it.each([
  [
    'a code block of Google Docs',
    [
      paragraph(text('Davor')),
      paragraph(text('\uEC03'), mono('p { color: red; }')),
      paragraph(mono('a = 1')),
      paragraph(text('\uEC02')),
      paragraph(text('Danach')),
    ],
    'Davor\n\np \\{ color: red; }\n\na = 1\n\nDanach',
    [hint('bei «p { color: red; }»; bei «a = 1»')],
  ],
  [
    'a code block whose font says nothing',
    [paragraph(text('\uEC03ls -l')), paragraph(text('pwd\uEC02'))],
    'ls -l\n\npwd',
    [hint('bei «ls -l»; bei «pwd»')],
  ],
  [
    'a word in a font for code',
    [paragraph(text('Tippen Sie '), text('dir', '<w:rFonts w:ascii="Courier New"/>'), text('.'))],
    'Tippen Sie dir.',
    [hint('bei «Tippen Sie dir.»')],
  ],
])('names %s', async (_name, body, page, hints) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});
