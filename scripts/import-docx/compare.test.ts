import {expect, it} from 'vitest';
import {compare} from './compare';
import {Hints} from './hints';

/** Compares paragraphs with a page. Returns what is named. */
function named(paragraphs: string[], page: string, title?: string): string[] {
  const hints = new Hints();
  const shown = paragraphs.map((text, index) => ({text, place: `Absatz ${index + 1}`}));
  compare(shown, page, title, hints);
  return hints.sentences().map((sentence) => sentence.split(' → ')[0]!);
}

const lost = (...places: string[]) => [
  `Dieser Text des Dokuments fehlt auf der Seite oder steht an einem andern Ort (${places.join('; ')})`,
];

it.each([
  ['a word', ['Klicken Sie auf Neu.'], 'Klicken Sie auf.', lost('«auf Neu.»: Absatz 1')],
  ['a paragraph', ['Eins', 'Zwei', 'Drei'], 'Eins\n\nDrei', lost('«Zwei»: Absatz 2')],
  ['a character', ['5 % Rabatt'], '5 Rabatt', lost('«%»: Absatz 1')],
  ['two numbers that grow together', ['8', '12'], '812', lost('«8»: Absatz 1', '«12»: Absatz 2')],
  ['another order', ['Eins', 'Zwei'], 'Zwei\n\nEins', lost('«Eins»: Absatz 1')],
  ['another number of a step', ['3. Öffnen'], '1. Öffnen', lost('«3»: Absatz 1')],
  [
    'what is written as in Switzerland',
    ['Die Straße ist gro\u00adß: „weiß.pdf“.'],
    'Die Strasse ist gross: «weiß.pdf».',
    [
      'Die Seite ist geschrieben wie in der Schweiz, wo das Dokument anders schreibt («Straße»; «groß»; Anführungszeichen)',
    ],
  ],
  [
    'a page that cannot be read',
    ['Eins'],
    '<Steps>\n\nEins',
    ['Die Seite lässt sich nicht lesen, darum ist sie nicht mit dem Dokument verglichen'],
  ],
])('names %s', (_name, paragraphs, page, hints) => {
  expect(named(paragraphs, page)).toEqual(hints);
});

it.each([
  [
    'marks and links',
    ['Klicken Sie auf « Neu » in Köln.'],
    'Klicken Sie **auf** «Neu» [in](./a.mdx) Köln.',
  ],
  [
    'characters of Word',
    ['Die\u00a0Wand ist 5 m² la\u00adng.'],
    'Die Wand ist 5 m<sup>2</sup> lang.',
  ],
  ['numbers of lists', ['1. Öffnen', '2) Lesen', '1. Teil'], '1. Öffnen\n2. Lesen\n   1. Teil'],
  [
    'lists in cells',
    ['Ort', 'Zeit', '3. früh', '4. spät'],
    '| Ort | Zeit |\n|---|---|\n| <ol start={3}><li>früh</li><li>spät</li></ol> | |',
  ],
  [
    'text that the page has in addition',
    ['Eins'],
    '<Screenshot src="a.webp" alt="Bild" />\n\nEins und mehr',
  ],
])('accepts %s', (_name, paragraphs, page) => {
  expect(named(paragraphs, page)).toEqual([]);
});

it('finds the title in the front matter', () => {
  expect(named(['Logo', 'Kalender', 'Text'], 'Logo\n\nText', 'Kalender')).toEqual([]);
});

it('gets through a long document that has nothing in common with the page', () => {
  const words = Array.from({length: 6000}, (_, index) => `a${index}`).join(' ');
  expect(named([words], words.replaceAll('a', 'b'))).toHaveLength(1);
}, 60_000);
