import {lineAt} from '@portal/common/text/lineAt';
import {blockOf, lacksBracket, type Block} from './css/blocks';
import {explainDeclaration, explainSemicolon} from './css/declarations';
import {pieces, unclosedComment} from './css/pieces';
import type {Asked} from './css/selectors';
import {explainStart, tagHint} from './css/starts';
import type {Finding} from './types';
import {unclosedCommentHint} from './unclosedComment';

/**
 * Returns the visible mistakes in a trainee's CSS, in simple words. It knows rules, at-rules and declarations, and
 * treats a rule inside a rule as a forgotten bracket.
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
