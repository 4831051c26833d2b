import {expect, it} from 'vitest';
import {docx, imported, word} from './testing';

const {text, paragraph, styled, entry, step} = word;

it.each<[name: string, body: string[], page: string, hints?: string[]]>([
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
    'numbers before headings',
    [
      `<w:p><w:pPr><w:pStyle w:val="heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${text('Anmelden')}</w:p>`,
      styled('heading1', text('Abmelden')),
    ],
    '## Anmelden\n\n## Abmelden',
    ['Die Überschriften haben in Word Nummern, auf der Seite keine (Abschnitt «Anmelden»)'],
  ],
  [
    'a number typed before a heading',
    [styled('heading1', text(' 1. Anmelden')), styled('heading1', text('2.1 Abmelden'))],
    '## Anmelden\n\n## Abmelden',
  ],
  [
    'a typed list with a gap',
    ['1. a', '2. b', '4. d'].map((one) => paragraph(text(one))),
    '<Steps>\n\n1. a\n2. b\n\n</Steps>\n\n4\\. d',
  ],
])('carries over or names %s', async (_name, body, page, hints = []) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});
