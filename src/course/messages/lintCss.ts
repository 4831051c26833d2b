import {nearest} from '../../text/nearest';
import type {Finding} from './types';

/** The properties that the course uses, for «Meinst du …?». */
const taught =
  'align-items background background-color background-image border border-bottom border-collapse border-color border-left border-radius border-right border-style border-top border-width box-shadow box-sizing color cursor display flex flex-direction flex-wrap font-family font-size font-style font-weight gap grid-template-columns height justify-content letter-spacing line-height list-style margin margin-bottom margin-left margin-right margin-top max-width min-width opacity overflow-wrap padding padding-bottom padding-left padding-right padding-top text-align text-decoration text-transform width'.split(
    ' ',
  );

/** Answers like `CSS.supports`. */
export type Supports = (property: string, value: string) => boolean;

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

function explainValue(property: string, value: string, supports: Supports): string | null {
  if (property.startsWith('--') || value.includes('var(')) return null;
  if (!supports(property, 'inherit')) {
    const near = nearest(property, taught);
    return `Die Eigenschaft «${property}» kennt CSS nicht.${near ? ` Meinst du «${near}»?` : ''}`;
  }
  const plain = value.replace(/!\s*important$/i, '').trim();
  if (!plain) return `«${property}» hat noch keinen Wert.`;
  if (supports(property, plain)) return null;
  if (/\n\s*[\w-]+\s*:/.test(plain)) {
    return `Nach dem Wert von «${property}» fehlt ein Strichpunkt.`;
  }
  return `«${plain}» ist kein gültiger Wert für «${property}».`;
}

/** What an open bracket belongs to. Descriptors are declarations that `CSS.supports` does not know. */
type Block = 'rule' | 'group' | 'descriptors';

function blockOf(start: string): Block {
  if (/^@(?:font-face|page|property|counter-style)\b/i.test(start)) return 'descriptors';
  return start.startsWith('@') ? 'group' : 'rule';
}

function explainDeclaration(text: string, block: Block, supports: Supports): string | null {
  const match = /^([\w-]+)\s*:([\s\S]*)$/.exec(text);
  if (match) {
    return block === 'descriptors'
      ? null
      : explainValue(match[1]!.toLowerCase(), match[2]!.trim(), supports);
  }
  const [, first, second] = /^([\w-]+)[ \t]+([\w-]+)\s*:/.exec(text) ?? [];
  if (first && supports(`${first}-${second}`, 'inherit')) {
    return `Zwischen «${first}» und «${second}» gehört ein Bindestrich: ${first}-${second}.`;
  }
  return `Nach «${/^[^\s:;]*/.exec(text)![0]}» fehlt ein Doppelpunkt.`;
}

/**
 * What is visibly wrong with a trainee's CSS, in the words of a beginner: it
 * knows rules, at-rules and declarations, and takes a rule inside a rule for a
 * forgotten bracket.
 *
 * @param supports `CSS.supports` in the browser
 */
export function lintCss(css: string, supports: Supports): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, text: string) => findings.push({pane: 'css', line, text});
  const open: Block[] = [];
  for (const {text, line, end} of pieces(css)) {
    const block = open.at(-1) ?? 'group';
    const inRule = block !== 'group';
    const comment = text.search(/^[ \t]*\/\//m);
    if (comment >= 0) {
      add(
        line + text.slice(0, comment).split('\n').length - 1,
        'CSS kennt keine Kommentare mit //. Schreib /* … */.',
      );
    }
    if (end === '{') {
      if (inRule && !/^[&@>+~:]/.test(text)) {
        add(
          line,
          `Vor «${text}» ist eine Regel noch offen: Dort fehlt eine geschweifte Klammer }.`,
        );
        open.pop();
      }
      if (/^@media[^(]*[<>=:\d]/i.test(text)) {
        add(line, 'Nach @media steht die Bedingung in runden Klammern: @media (width >= 700px).');
      }
      if (!text) add(line, 'Vor der geschweiften Klammer { fehlt der Selektor.');
      open.push(blockOf(text));
      continue;
    }
    if (comment < 0 && text && inRule) {
      const problem = explainDeclaration(text, block, supports);
      if (problem) add(line, problem);
    } else if (comment < 0 && text && !text.startsWith('@')) {
      add(line, `«${text.split('\n')[0]}» steht in keiner Regel. Fehlt die geschweifte Klammer {?`);
    }
    if (end === '}' && !open.pop()) add(line, 'Hier ist eine geschweifte Klammer } zu viel.');
  }
  if (open.length > 0) {
    add(css.trimEnd().split('\n').length, 'Am Schluss fehlt eine geschweifte Klammer }.');
  }
  return findings;
}
