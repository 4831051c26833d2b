/**
 * Checks HTML by the tree of the editor's parser, which is loaded anyway. Tried instead: `htmlhint`. It names the line
 * after the mistake, or a consequence of it, and says nothing about misspelt tags and attributes, content outside of
 * body, curly quotes, and unclosed comments. `parse5` repairs silently, as a browser does.
 */
import {htmlLanguage} from '@codemirror/lang-html';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '@portal/common/text/lineAt';
import {withoutComments} from '../checks/text';
import type {Knowledge} from './browser';
import {attributeName, explainAttribute, nameWithColon} from './html/attributes';
import {
  isBesideBody,
  isForeign,
  isPaired,
  isUnclosed,
  isUnfinished,
  isUnknown,
  mistakenEnd,
  tagName,
} from './html/elements';
import {
  everythingSeen,
  explainEnd,
  explainIncomplete,
  explainSecond,
  explainText,
  explainUnfinished,
  explainUnknown,
} from './html/tags';
import type {Finding} from './types';
import {unclosedCommentHint} from './unclosedComment';

/** Elements that may be beside head and body, or in the head, because they show nothing. */
const unseen = new Set(
  'html head body title meta link script style base noscript template doctype'.split(' '),
);

type Asked = Pick<Knowledge, 'isElement'>;

/** Returns the visible mistakes in a trainee's HTML, in document order. */
export function lintHtml(html: string, asked: Asked): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string | null) => {
    if (text !== null) findings.push({pane: 'html', line: lineAt(html, offset), text});
  };
  /** Positions of start tags that are reported with the element that they should end. */
  const told = new Set<number>();
  /** Those of html, head and body that have begun. */
  const begun = new Set<string>();
  /** The ids and their lines. */
  const ids = new Map<string, number>();
  const hasBody = /<body[\s>]/i.test(withoutComments(html));
  /** Whether a tag without an end may have swallowed others. The matching of tags is then unknown. */
  let isTorn = false;

  function visitElement(element: SyntaxNode) {
    const tag = tagName(element.firstChild, html);
    const isStrange = isUnknown(element.firstChild!, html, asked);
    if (isUnclosed(element, html) && !told.has(element.from)) {
      const end = isStrange ? undefined : mistakenEnd(element, html);
      if (tag === 'doctype') {
        add(element.from, 'Vor doctype fehlt das Ausrufezeichen: <!doctype html>.');
      } else if (end) {
        told.add(end.from);
        add(end.from, explainSecond(tag));
      } else if (!isStrange && !isPaired(tag, html)) {
        add(
          element.from,
          `<${tag}> wird nirgends geschlossen. Setze </${tag}> dorthin, wo sein Inhalt aufhört.`,
        );
      }
    }
    if (hasBody && !isTorn && !isStrange && !unseen.has(tag) && isBesideBody(element, html)) {
      add(element.from, `<${tag}> steht ausserhalb von body. ${everythingSeen}`);
    }
  }

  function visitStart(node: SyntaxNode) {
    const tag = tagName(node, html);
    if (/^(?:html|head|body)$/.test(tag)) {
      if (tag === 'head' && begun.has('body')) {
        add(node.from, '<head> gibt es nur einmal, und schon oben. Meinst du <header>?');
      } else if (begun.has(tag)) {
        add(node.from, explainSecond(tag));
      }
      begun.add(tag);
    }
    if (isUnknown(node, html, asked)) add(node.from, explainUnknown(tag));
    if (tag === 'image' && !isForeign(node, html)) {
      add(node.from, 'Das Tag für ein Bild heisst <img>.');
    }
    const name = isUnfinished(node) ? undefined : nameWithColon(node, html);
    if (name !== undefined && !isForeign(node, html)) add(node.from, explainUnfinished(node, html));
  }

  function visitAttribute(attribute: SyntaxNode) {
    add(attribute.from, explainAttribute(attribute, html));
    const value =
      attribute.getChild('AttributeValue') ?? attribute.getChild('UnquotedAttributeValue');
    if (!value || attributeName(attribute, html) !== 'id') return;
    const id = html.slice(value.from, value.to).replace(/^(["'])(.*)\1$/s, '$2');
    const line = ids.get(id);
    if (line === undefined) ids.set(id, lineAt(html, attribute.from));
    else if (id) add(attribute.from, `Das id «${id}» steht schon auf Zeile ${line}.`);
  }

  htmlLanguage.parser.parse(html).iterate({
    enter({name, node}) {
      if (name === 'Element') visitElement(node);
      else if (/^(?:Open|SelfClosing)Tag$/.test(name)) visitStart(node);
      else if (name === 'Attribute') visitAttribute(node);
      if (/^(?:Open|SelfClosing|Close|MismatchedClose)Tag$/.test(name) && isUnfinished(node)) {
        add(node.from, explainUnfinished(node, html));
        isTorn = true;
      } else if (name === 'MismatchedCloseTag') {
        const tag = tagName(node, html);
        if (tag && !isTorn) add(node.from, explainEnd(tag));
      }
      if (name === 'DoctypeDecl' && html.slice(node.from + 1, node.to).includes('<')) {
        add(node.from, 'Am Schluss von <!doctype html fehlt das Zeichen >.');
        isTorn = true;
      }
      if (name === 'Comment' && !html.slice(node.from, node.to).endsWith('-->')) {
        add(node.from, unclosedCommentHint('-->'));
      }
      // What follows a `<` that begins no tag belongs to it.
      const isText =
        name === 'Text' && !/<\/?$/.test(html.slice(Math.max(0, node.from - 2), node.from));
      if (isText && hasBody && !isTorn && isBesideBody(node, html)) {
        const text = html.slice(node.from, node.to);
        add(node.from + text.search(/\S|$/), explainText(text));
      }
      if (name === 'IncompleteTag') {
        add(node.from, explainIncomplete(html.slice(node.from + 1)));
      }
      if (name === 'IncompleteCloseTag') {
        // A name that begins with a digit is already reported at the start tag.
        if (!/\d/.test(html[node.from + 2] ?? '')) {
          add(node.from, 'Nach </ folgt direkt der Name des Tags, das zu Ende geht.');
        }
      }
      return !node.type.isTop || name === 'Document';
    },
  });
  return findings;
}
