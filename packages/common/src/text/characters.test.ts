import {expect, it} from 'vitest';
import {harmful, oddBlank, characterName} from './characters';

const isHarmful = (text: string) => new RegExp(harmful, 'u').test(text);

it.each([
  ['\u0002', 'U+0002, Steuerzeichen, aus PDF'],
  ['\u00AD', 'U+00AD, weicher Trennstrich, aus Word oder PDF'],
  ['\u200D', 'U+200D, Bindezeichen ohne Breite, aus PDF oder von einer Website'],
  ['\u2028', 'U+2028, Zeilentrenner, aus InDesign, PowerPoint oder Notizen'],
  ['\uFFFC', 'U+FFFC, Platz eines Bildes oder Anhangs, aus Outlook, Teams oder Notizen'],
  ['\uF0B7', 'U+F0B7, Zeichen einer Symbolschrift, aus Word oder PDF'],
  ['\u{E0001}', 'U+E0001, unsichtbares Zeichen'],
])('%j is harmful and has a name', (character, name) => {
  expect(isHarmful(`Post${character}fach`)).toBe(true);
  expect(characterName(character)).toBe(name);
});

it.each(['Zeile\n\tund\r\nmehr', '5\u00A0Minuten', '⚙️', '👩‍💻', '👩🏽‍💻', '❤️‍🔥', 'ü', '€', '😀'])(
  '%j is meant',
  (text) => {
    expect(isHarmful(text)).toBe(false);
  },
);

it('knows blanks that are none to Markdown', () => {
  const blanks = [...'\u00A0\u202F\u2003\u3000 \t\n'].filter((character) =>
    new RegExp(oddBlank, 'u').test(character),
  );
  expect(blanks).toEqual([...'\u00A0\u202F\u2003\u3000']);
});
