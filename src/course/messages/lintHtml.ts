import {htmlLanguage} from '@codemirror/lang-html';
import type {SyntaxNode} from '@lezer/common';
import type {Finding} from './types';

/** Elements whose end tag the standard lets one omit, and those that have none. */
const endOptional = new Set(
  'html head body li p dt dd td th tr thead tbody tfoot option optgroup colgroup area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function tagName(node: SyntaxNode | null | undefined, html: string): string {
  const name = node?.getChild('TagName');
  return name ? html.slice(name.from, name.to).toLowerCase() : '';
}

/** Whether a tag lacks its `>`, or quotation marks reach over it: the browser then swallows what follows. */
function isUnfinished(tag: SyntaxNode): boolean {
  return !tag.getChild('EndTag') && !tag.getChild('SelfClosingEndTag');
}

/** What is visibly wrong with a trainee's HTML, in document order. */
export function lintHtml(html: string): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string) =>
    findings.push({pane: 'html', line: lineOf(html, offset), text});
  htmlLanguage.parser.parse(html).iterate({
    enter({name, node}) {
      if (name === 'Element' && !node.getChild('CloseTag') && !node.getChild('SelfClosingTag')) {
        const opening = node.getChild('OpenTag');
        const tag = tagName(opening, html);
        if (tag === 'doctype') {
          add(node.from, 'Vor doctype fehlt das Ausrufezeichen: <!doctype html>.');
        } else if (tag && !endOptional.has(tag) && !isUnfinished(opening!)) {
          add(node.from, `<${tag}> wird nirgends geschlossen. Setze </${tag}> ans Ende.`);
        }
      }
      if (/^(?:Open|SelfClosing|Close|MismatchedClose)Tag$/.test(name) && isUnfinished(node)) {
        add(
          node.from,
          'Dieses Tag ist nicht fertig: Es fehlt das Zeichen >, oder die Anführungszeichen gehen nicht auf.',
        );
      } else if (name === 'MismatchedCloseTag') {
        const tag = tagName(node, html);
        if (tag) add(node.from, `</${tag}> schliesst etwas, das hier nicht offen ist.`);
      }
      if (name === 'IncompleteTag') {
        add(
          node.from,
          'Das Zeichen < beginnt hier kein Tag: Dessen Name folgt direkt darauf. Für das Zeichen selber schreib &lt;.',
        );
      }
      if (name === 'IncompleteCloseTag') {
        add(node.from, 'Nach </ folgt direkt der Name des Tags, das zu Ende geht.');
      }
      return !node.type.isTop || name === 'Document';
    },
  });
  return findings;
}
