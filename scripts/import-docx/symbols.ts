import {codePoint} from 'dingbat-to-unicode';

/** Fonts that have signs in the places of letters. */
const symbolFont = /^(?:symbol|wingdings(?: [23])?|webdings|zapfdingbats)$/i;

/** Signs that few devices can show, with one that all can. */
const usual: Readonly<Record<string, string>> = {
  ...pairs('⭠⭡⭢⭣⭤⭥⭦⭧⭨⭩🡘🡙', '←↑→↓↔↕↖↗↘↙↔↕'),
  ...pairs('⇦⇧⇨⇩⬄⇳⬀⬁⬂⬃', '←↑→↓↔↕↗↖↘↙'),
  ...pairs('➔➙➛➜➝➞➟➠➡➢➣➤⮕⬅⬆⬇', '→→→→→→→→→→→→→←↑↓'),
  ...pairs('🛈', 'ℹ'),
  ...pairs('🗸🗹🗷🗴🗵🗶🞩🞪🞫🞬🞭🞮', '✓☑☒✗☒✗××××××'),
  ...pairs('🞄🞅🞆🞇🞈🞉🞊🞋🞌🞍🞎🞏🞐🞑🞒🞓🞔🞕🞖⬜⬛', '•○○○○◎◎◎■■□□□□□□□□□□■'),
};

function pairs(rare: string, common: string): Record<string, string> {
  const others = [...common];
  return Object.fromEntries([...rare].map((sign, index) => [sign, others[index]!]));
}

/** Returns the ordinary arrow for one of the block of arrows from U+1F800, which is ordered by direction. */
function ordinaryArrow(code: number): string | undefined {
  const hasFour = (code >= 0x1f800 && code < 0x1f848) || (code >= 0x1f890 && code < 0x1f898);
  const hasEight = (code >= 0x1f850 && code < 0x1f858) || (code >= 0x1f860 && code < 0x1f888);
  return hasFour ? '←↑→↓'[code & 3] : hasEight ? '←↑→↓↖↗↘↙'[code & 7] : undefined;
}

/** Signs for which most devices lack a font. Coloured circles and squares are ordinary pictures. */
const rare = /[\u{1F650}-\u{1F67F}\u{1F780}-\u{1F7DF}\u{1F800}-\u{1F8FF}\p{Co}]/u;

/** Returns a sign as one that every device can show, or null if there is none. */
function commonSign(sign: string): string | null {
  const common = usual[sign] ?? ordinaryArrow(sign.codePointAt(0)!) ?? sign;
  return rare.test(common) ? null : common;
}

/** Returns the sign at a place of a symbol font, or null if it is unknown or few devices can show it. */
export function symbol(font: string, code: number): string | null {
  // Word keeps the places of these fonts in a private area.
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const found = codePoint(font, place);
  return found ? commonSign(found.string) : null;
}

/** Returns a sign of a text in a font as one that every device can show, or null if there is none. */
function shown(sign: string, font: string): string | null {
  const code = sign.codePointAt(0)!;
  if (symbolFont.test(font)) {
    return symbol(font, code);
  }
  // Whatever font a text has, Word took such a sign from one of its own.
  return code >= 0xf000 && code <= 0xf0ff ? symbol('Wingdings', code) : commonSign(sign);
}

/** Returns a text with signs that every device can show. `onMissing` gets those that have none. */
export function withCommonSigns(
  text: string,
  font = '',
  onMissing: (sign: string) => void = () => {},
): string {
  return [...text]
    .map((sign) => {
      const found = /\s/.test(sign) ? sign : shown(sign, font);
      if (found === null) {
        onMissing(sign);
      }
      return found ?? '';
    })
    .join('');
}
