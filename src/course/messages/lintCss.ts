import {lineAt} from '../../text/lineAt';
import {nearest} from '../../text/nearest';
import type {Knowledge} from './browser';
import {curlyQuotes, curlyQuotesHint} from './curlyQuotes';
import {nearestElement, suggestion} from './names';
import type {Finding} from './types';
import {isUnclosedComment, unclosedCommentHint} from './unclosedComment';

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

/** The rules with @ that begin a block or end in a semicolon. */
const atRules =
  'charset container counter-style font-face font-feature-values font-palette-values import keyframes layer media namespace page position-try property scope starting-style supports view-transition'.split(
    ' ',
  );

/** The rules with @ that may stand inside a rule, with its declarations in them. */
const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/i;

type Asked = Pick<Knowledge, 'supports' | 'isSelector' | 'isCondition' | 'isElement'> & {
  /** Whether a valid selector meets something on the page; without it, that is not told. */
  isMet?: (selector: string) => boolean;
};

interface Piece {
  text: string;
  /** Line on which the text begins. */
  line: number;
  end: '{' | '}' | ';' | '';
}

/** Comments as blanks, lines kept. What looks like one in a string stays. */
function withoutComments(css: string): string {
  return css.replace(
    /("[^"\n]*"?|'[^'\n]*'?)|\/\*[\s\S]*?(?:\*\/|$)/g,
    (found, text?: string) => text ?? found.replace(/[^\n]/g, ' '),
  );
}

/** Where a comment begins that does not end; -1 without one. */
function unclosedComment(css: string): number {
  const tokens = /"[^"\n]*"?|'[^'\n]*'?|\/\*[\s\S]*?(?:\*\/|$)/g;
  const last = [...css.matchAll(tokens)].at(-1);
  return last && isUnclosedComment(last[0]) ? last.index : -1;
}

function pieces(css: string): Piece[] {
  const found: Piece[] = [];
  let line = 1;
  const pattern = /((?:"[^"\n]*"?|'[^'\n]*'?|url\([^)\n]*\)?|[^{};"'])*)([{};]|$)/g;
  for (const [whole, text = '', end = ''] of withoutComments(css).matchAll(pattern)) {
    const blank = /^\s*/.exec(text)![0];
    const first = line + blank.split('\n').length - 1;
    line += whole.split('\n').length - 1;
    if (text.trim() || end) found.push({text: text.trim(), line: first, end: end as Piece['end']});
  }
  return found;
}

/** Whether every round bracket has its match. */
function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** Slips in a value, mended. */
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

/** What may be meant by a value that the browser does not understand; begins with a blank. */
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
  // Asked about a value alone, a browser takes its end for what is missing.
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

/**
 * What an open bracket belongs to. Descriptors are declarations that `CSS.supports` does not know;
 * a condition inside a rule holds declarations as well as rules.
 */
type Block = 'rule' | 'group' | 'keyframes' | 'descriptors' | 'condition';

function blockOf(start: string, isInRule: boolean): Block {
  if (/^@(?:font-face|page|property|counter-style)\b/i.test(start)) return 'descriptors';
  if (/^@(?:-\w+-)?keyframes\b/i.test(start)) return 'keyframes';
  if (isInRule && conditional.test(start)) return 'condition';
  // An @media that has lost its @ is told by itself, not again by every rule inside.
  return /^(?:@|media\b)/i.test(start) ? 'group' : 'rule';
}

/** Whether a selector has moved up to its @media, whose opening bracket is missing. */
function lacksBracket(text: string): boolean {
  return /^@media\b[\s\S]*\)\s*[^\s,)]+[^)]*$/i.test(text);
}

/** What is wrong with a rule that begins with @. */
function explainAtRule(text: string, {isCondition}: Asked): string | null {
  const name = /^@([\w-]*)/.exec(text)![1]!.toLowerCase();
  if (/^@\s+\w/.test(text)) return 'Nach @ folgt direkt der Name, ohne Leerschlag: @media.';
  if (!name.startsWith('-') && !atRules.includes(name)) {
    const near = nearest(name, atRules);
    return `«@${name}» kennt CSS nicht.${suggestion(near && `@${near}`)}`;
  }
  if (name !== 'media') return null;
  if (!isBalanced(text)) {
    return 'Die runden Klammern um die Bedingung gehen nicht auf: @media (width >= 700px).';
  }
  if (lacksBracket(text)) return 'Nach der Bedingung von @media fehlt die geschweifte Klammer {.';
  if (/^@media[^(]*[<>=:\d]/i.test(text)) {
    return 'Nach @media steht die Bedingung in runden Klammern: @media (width >= 700px).';
  }
  const conditions = text.match(/\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const strange = conditions.find((condition) => !isCondition(condition));
  return strange === undefined
    ? null
    : `Diese Bedingung versteht der Browser nicht: ${strange}. So sieht eine richtige aus: (width >= 700px).`;
}

/** What is strange about the names in a valid selector: it may aim at nothing. */
function explainNames(selector: string, {isElement}: Asked): string | null {
  const plain = selector.replace(
    /\[[^\]]*\]|"[^"]*"|'[^']*'|::?(?!(?:is|where|not|has)\()[\w-]+(?:\([^)]*\))?/g,
    '',
  );
  const [dotted] = /\.(?:body|html|h[1-6]|p|img|ul|ol|li|t[dhr])(?![\w-])/.exec(plain) ?? [];
  if (dotted) {
    const tag = dotted.slice(1);
    return `«${dotted}» trifft nur Elemente mit class="${tag}". Meinst du das Tag? Dann lass den Punkt weg.`;
  }
  // A name may have umlauts.
  const names = [...plain.matchAll(/(?<![\p{L}\d_.#:-])\p{L}[\p{L}\d]*(?![\p{L}\d_-])/gu)].map(
    ([name]) => name,
  );
  const strange = names.find((name) => !isElement(name.toLowerCase()));
  // The elements of drawings and formulas are not those of HTML.
  if (strange === undefined || names.some((name) => /^(?:svg|math)$/i.test(name))) return null;
  return `«${strange}» ist kein Tag von HTML.${suggestion(nearestElement(strange))} Eine Klasse beginnt mit einem Punkt, ein id mit einer Raute.`;
}

/** What to tell about a selector that meets nothing; of a list, each for itself. */
function explainUnmet(selectors: string, {isMet}: Asked): string | null {
  const unmet = selectors
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .find((selector) => isMet?.(selector) === false);
  return unmet === undefined
    ? null
    : `«${unmet}» trifft auf deiner Seite nichts. Vergleiche Buchstabe für Buchstabe mit dem HTML.${
        unmet.includes(' ') ? ' Der Leerschlag heisst «darin».' : ''
      }`;
}

/** The first line of a selector, where another follows that it does not go with: a note without its signs. */
function noteAbove(selector: string, {isSelector, isElement}: Asked): string | undefined {
  const [first = '', second] = selector.split('\n').map((line) => line.trim());
  const isStrange =
    !isSelector(first) ||
    first.split(' ').some((word) => /^[\p{L}]+$/u.test(word) && !isElement(word.toLowerCase()));
  return second && isStrange && !/[,>+~]$/.test(first) ? first : undefined;
}

/** What to tell about a tag of HTML: as a selector, or around the rules. */
const tagHint =
  'In style.css stehen keine Tags. Vor { steht nur der Name, ohne spitze Klammern: body. Zeilen wie <style> oder <link …> lösche hier.';

/** What is wrong with that which stands before an opening bracket, in a block of that kind. */
function explainStart(text: string, block: Block, asked: Asked): string | null {
  if (!text) return 'Vor der geschweiften Klammer { fehlt der Selektor.';
  if (text.startsWith('@')) return explainAtRule(text, asked);
  if (text.startsWith('<')) return tagHint;
  if (/^media\b/i.test(text)) return 'Vor media fehlt das Zeichen @.';
  if (block !== 'group') return null;
  const note = noteAbove(text, asked);
  if (note !== undefined) {
    return `«${note}» gehört nicht zum Selektor. Ein Kommentar steht zwischen /* und */.`;
  }
  return asked.isSelector(text)
    ? (explainNames(text, asked) ?? explainUnmet(text, asked))
    : `«${text.replace(/\s+/g, ' ')}» ist kein gültiger Selektor. So sind sie richtig: h1, .tipp, #zutaten.`;
}

/** Whether a piece goes on on the line of the one before it, which a semicolon has ended. */
function goesOn(before: Piece | undefined, piece: Piece | undefined): boolean {
  return before?.end === ';' && before.line === piece?.line && !/[:=]/.test(piece.text);
}

/** What to tell about a semicolon in the place of another sign; empty where that has been told, null without one. */
function explainSemicolon(
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

function explainDeclaration(
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
      ? `In «${whole}» steht kein Leerschlag.`
      : `Zwischen «${first}» und «${second}» gehört ein Bindestrich: ${whole}.`;
  }
  const [name = ''] = /^[^\s:;=]*/.exec(text)!;
  return text.slice(name.length).trimStart().startsWith('=')
    ? `Nach «${name}» kommt ein Doppelpunkt, kein =.`
    : `Nach «${name}» fehlt ein Doppelpunkt.`;
}

/**
 * What is visibly wrong with a trainee's CSS, in the words of a beginner: it
 * knows rules, at-rules and declarations, and takes a rule inside a rule for a
 * forgotten bracket.
 */
export function lintCss(css: string, asked: Asked): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, text: string) => findings.push({pane: 'css', line, text});
  const open: Block[] = [];
  /** Whether the last piece was an @media that a semicolon has cut off from its block. */
  let isCutOff = false;
  const unclosed = unclosedComment(css);
  if (unclosed >= 0) {
    add(lineAt(css, unclosed), unclosedCommentHint('*/'));
  }
  const all = pieces(css);
  for (const [index, {text, line, end}] of all.entries()) {
    const block = open.at(-1) ?? 'group';
    const inRule = block === 'rule' || block === 'descriptors';
    const takesDeclarations = inRule || block === 'condition';
    const comment = /^[ \t]*(\/\/|<!--)/m.exec(text);
    if (comment) {
      const kind = comment[1] === '//' ? '//' : '<!-- -->';
      add(
        lineAt(text, comment.index, line),
        `CSS kennt keine Kommentare mit ${kind}. Schreib /* … */.`,
      );
    }
    if (end === '{') {
      if (inRule && text && !/^[&@>+~:]/.test(text)) {
        add(
          line,
          `Vor «${text}» ist eine Regel noch offen: Dort fehlt eine geschweifte Klammer }.`,
        );
        open.pop();
      } else if (!comment && !(isCutOff && !text)) {
        const problem = explainStart(text, block, asked);
        if (problem) add(line, problem);
      }
      open.push(isCutOff && !text ? 'group' : blockOf(text, takesDeclarations));
      if (lacksBracket(text)) open.push('rule');
      isCutOff = false;
      continue;
    }
    isCutOff = end === ';' && /^@media\b/i.test(text);
    if (isCutOff) {
      add(
        line,
        'Nach der Bedingung von @media kommt die geschweifte Klammer {, ohne Strichpunkt davor.',
      );
    } else if (end === ';' && !text && open.length === 0) {
      add(
        line,
        'Nach der geschweiften Klammer } steht kein Strichpunkt: Mit ihm gilt die nächste Regel nicht.',
      );
    } else if (!comment && text && takesDeclarations) {
      const problem =
        explainSemicolon(all[index - 1], all[index]!, all[index + 1]) ??
        explainDeclaration(text, block, asked.supports);
      if (problem) add(line, problem);
    } else if (!comment && /^<\/?[a-z]/i.test(text)) {
      add(line, tagHint);
    } else if (!comment && text && !text.startsWith('@')) {
      add(line, `«${text.split('\n')[0]}» steht in keiner Regel. Fehlt die geschweifte Klammer {?`);
    }
    if (end === '}' && !open.pop()) add(line, 'Hier ist eine geschweifte Klammer } zu viel.');
  }
  if (open.length > 0) {
    add(css.trimEnd().split('\n').length, 'Am Schluss fehlt eine geschweifte Klammer }.');
  }
  return findings;
}
