import {codePoint} from 'dingbat-to-unicode';

/** Fonts that have characters in the places of letters. */
const symbolFont = /^(?:symbol|wingdings(?: [23])?|webdings|zapfdingbats)$/i;

/** The characters between which Google Docs puts a block of code. */
export const codeBorders = /[\uEC02\uEC03]/g;

/** What stands where a character has no counterpart. */
export const missingCharacter = 'TODO Zeichen einsetzen';

/** Characters that few devices can show, each with one that all can. */
const usual = new Map(
  '⭠←⭡↑⭢→⭣↓⇦←⇧↑⇨→⇩↓⬅←⬆↑⬇↓⮕→➔→➙→➛→➜→➝→➞→➟→➠→➡→➢→➣→➤→🗸✓🗹☑🗷☒🗴✗🗵☒🛈ℹ'
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
);

/** Returns the ordinary arrow for one of the block of arrows from U+1F800, which is ordered by direction. */
function ordinaryArrow(code: number): string | undefined {
  const hasFour = (code >= 0x1f800 && code < 0x1f848) || (code >= 0x1f890 && code < 0x1f898);
  const hasEight = (code >= 0x1f850 && code < 0x1f858) || (code >= 0x1f860 && code < 0x1f888);
  return hasFour ? '←↑→↓'[code & 3] : hasEight ? '←↑→↓↖↗↘↙'[code & 7] : undefined;
}

/** Characters for which most devices lack a font. Coloured circles and squares are ordinary pictures. */
const rare = /[\u{1F650}-\u{1F67F}\u{1F780}-\u{1F7DF}\u{1F800}-\u{1F8FF}\p{Co}]/u;

const common = (character: string): string => {
  const found = usual.get(character) ?? ordinaryArrow(character.codePointAt(0)!) ?? character;
  return rare.test(found) ? ` ${missingCharacter} ` : found;
};

/** Word keeps the places of its symbol fonts in a private area. */
const isPlace = (code: number) => code >= 0xf000 && code <= 0xf0ff;

/** Returns the character at a place of a symbol font as one that every device can show, or else a TODO. */
export const symbol = (font: string, code: number): string =>
  common(codePoint(font, isPlace(code) ? code & 0xff : code)?.string ?? '\uE000');

/** Returns a text in a font with characters that every device can show. One without counterpart becomes a TODO. */
export function withCommonCharacters(text: string, font = ''): string {
  const shown = (character: string): string => {
    const code = character.codePointAt(0)!;
    const isSymbol = symbolFont.test(font);
    // Whatever font a text has, Word took a character of the private area from one of its own.
    return isSymbol || isPlace(code)
      ? symbol(isSymbol ? font : 'Wingdings', code)
      : common(character);
  };
  return [...text.replace(codeBorders, '')]
    .map((character) => (/\s/.test(character) ? character : shown(character)))
    .join('');
}
