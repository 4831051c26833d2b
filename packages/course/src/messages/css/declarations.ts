import {nearest} from '@portal/common/text/nearest';
import {curlyQuotes, curlyQuotesHint} from '../curlyQuotes';
import {suggestion} from '../names';
import type {Block} from './blocks';
import {isBalanced, type Piece} from './pieces';
import type {Asked} from './selectors';

/** The properties that the course uses, for «Meinst du …?». */
const taught =
  'align-items background background-color background-image border border-bottom border-collapse border-color border-left border-radius border-right border-style border-top border-width box-shadow box-sizing color cursor display flex flex-direction flex-wrap font-family font-size font-style font-weight gap grid-template-columns height justify-content letter-spacing line-height list-style margin margin-bottom margin-left margin-right margin-top max-width min-width opacity overflow-wrap padding padding-bottom padding-left padding-right padding-top text-align text-decoration text-transform width'.split(
    ' ',
  );

/** The words that the course uses as values, for «Meinst du …?». */
const values =
  'auto block bold border-box break-word center collapse dashed dotted double flex grid inherit italic left none normal right sans-serif serif solid uppercase'.split(
    ' ',
  );

/** Corrections of common mistakes in a value. */
const repairs: readonly ((value: string) => string)[] = [
  (value) => value.replace(/(\d),(?=\d)/g, '$1.'),
  (value) => value.replace(/(\d)\s+(?=(?:px|rem|em|fr|%)(?!\w))/g, '$1'),
  (value) => value.replace(/(\d)\s*pixel\b/gi, '$1px'),
  (value) => value.replace(/\bo\b/gi, '0'),
  (value) => value.replace(/(\w)\s+\(/g, '$1('),
  (value) => value.replace(/\s*,\s*/g, ' '),
  (value) => `#${value}`,
  (value) => value.replace(/["'\s-]/g, ''),
  (value) => value.replace(/[a-z-]{3,}/gi, (word) => nearest(word, values) ?? word),
];

/** Returns what a value that the browser does not understand may mean. The text begins with a space. */
function adviseValue(property: string, value: string, supports: Asked['supports']): string {
  const mended = repairs
    .map((repair) => repair(value))
    .find((text) => text !== value && supports(property, text));
  if (mended !== undefined) return suggestion(mended);
  if (supports(property, value.replace(/(?<![\w.#-])(?!0(?![\d.]))[\d.]+(?![\w.%])/g, '$&px'))) {
    return ' Nach der Zahl fehlt die Einheit: px oder rem.';
  }
  const isColor = /color$|^background$/.test(property);
  if (isColor && value.startsWith('#')) {
    return ' Nach # stehen sechs Zeichen: 0 bis 9 und a bis f.';
  }
  return /^[\p{L} -]+$/u.test(value)
    ? ` Stimmt ${isColor ? 'der Farbname' : 'das Wort'}? Alle sind englisch.`
    : '';
}

function explainValue(property: string, value: string, supports: Asked['supports']): string | null {
  if (property.startsWith('--')) return null;
  const outside = value.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  if (curlyQuotes.test(outside)) return curlyQuotesHint;
  // For a value alone, the browser adds what is missing at its end.
  if (/["']/.test(outside)) {
    return 'Zu einem Anführungszeichen fehlt das zweite. Setze das gleiche am Anfang und am Schluss.';
  }
  if (!isBalanced(outside)) {
    return `Die runden Klammern gehen nicht auf: Bei «${property}» ist eine zu viel, oder eine fehlt.`;
  }
  if (value.includes('var(')) return null;
  if (!supports(property, 'inherit')) {
    return `Die Eigenschaft «${property}» kennt CSS nicht.${
      suggestion(nearest(property, taught)) || ' Alle Namen sind englisch.'
    }`;
  }
  const plain = value.replace(/!\s*important$/i, '').trim();
  if (!plain) return `«${property}» hat noch keinen Wert.`;
  if (supports(property, plain)) return null;
  if (/\n\s*[\w-]+\s*:/.test(plain)) {
    return `Nach dem Wert von «${property}» fehlt ein Strichpunkt.`;
  }
  if (plain.endsWith(',')) {
    return `Nach dem Wert von «${property}» steht ein Strichpunkt, kein Komma.`;
  }
  return `«${plain}» ist kein gültiger Wert für «${property}».${adviseValue(property, plain, supports)}`;
}

/** Returns whether a piece goes on on the line of the one before it, which a semicolon has ended. */
function goesOn(before: Piece | undefined, piece: Piece | undefined): boolean {
  return before?.end === ';' && before.line === piece?.line && !/[:=]/.test(piece.text);
}

/**
 * Returns the message about a semicolon in place of another character. It is empty if that is already reported, and
 * null without such a semicolon.
 */
export function explainSemicolon(
  before: Piece | undefined,
  piece: Piece,
  after: Piece | undefined,
): string | null {
  if (goesOn(before, piece)) {
    return before!.text.includes(':')
      ? `Vor «${piece.text}» steht ein Strichpunkt. Gehört dort ein Komma hin?`
      : '';
  }
  return after?.text && goesOn(piece, after) && /^[\w-]+$/.test(piece.text)
    ? `Nach «${piece.text}» kommt ein Doppelpunkt, kein Strichpunkt.`
    : null;
}

/** Returns what is wrong with a declaration, in a block of that kind. */
export function explainDeclaration(
  text: string,
  block: Block,
  supports: Asked['supports'],
): string | null {
  const match = /^([\w-]+)\s*:([\s\S]*)$/.exec(text);
  if (match) {
    return block === 'descriptors'
      ? null
      : explainValue(match[1]!.toLowerCase(), match[2]!.trim(), supports);
  }
  const [, first, hyphen, second] = /^([\w-]+?)[ \t]*( |-)[ \t]*([\w-]+)\s*:/.exec(text) ?? [];
  const whole = `${first}-${second}`;
  if (first && supports(whole, 'inherit')) {
    return hyphen === '-'
      ? `In «${whole}» steht kein Leerzeichen.`
      : `Zwischen «${first}» und «${second}» gehört ein Bindestrich: ${whole}.`;
  }
  const [name = ''] = /^[^\s:;=]*/.exec(text)!;
  return text.slice(name.length).trimStart().startsWith('=')
    ? `Nach «${name}» kommt ein Doppelpunkt, kein =.`
    : `Nach «${name}» fehlt ein Doppelpunkt.`;
}
