import {htmlLanguage} from '@codemirror/lang-html';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '../../text/lineAt';
import {withoutComments} from '../checks/text';
import type {Knowledge} from './browser';
import {curlyQuotes, curlyQuotesHint} from './curlyQuotes';
import {nearestAttribute, nearestElement, suggestion} from './names';
import type {Finding} from './types';

/** Elements that have no end tag. */
const endless = 'area base br col embed hr img input link meta source track wbr'.split(' ');

/** Elements whose end tag the standard lets one omit, and those that have none. */
const endOptional = new Set([
  ...'html head body li p dt dd td th tr thead tbody tfoot option optgroup colgroup'.split(' '),
  ...endless,
]);

function tagName(node: SyntaxNode | null | undefined, html: string): string {
  const name = node?.getChild('TagName');
  return name ? html.slice(name.from, name.to).toLowerCase() : '';
}

/** Whether a tag lacks its `>`, or quotation marks reach over it: the browser then swallows what follows. */
function isUnfinished(tag: SyntaxNode): boolean {
  return !tag.getChild('EndTag') && !tag.getChild('SelfClosingEndTag');
}

/** Whether an element lacks its end tag and needs one. */
function isUnclosed(element: SyntaxNode, html: string): boolean {
  const opening = element.getChild('OpenTag');
  const tag = tagName(opening, html);
  return (
    tag !== '' && !endOptional.has(tag) && !element.getChild('CloseTag') && !isUnfinished(opening!)
  );
}

/** The start tag of the same name that stands where an unclosed element should end, as in `<h1>…<h1>`. */
function mistakenEnd(element: SyntaxNode, html: string): SyntaxNode | undefined {
  const start = element.firstChild!;
  return element.getChildren('Element').find((inner) => {
    const tag = inner.firstChild!;
    return (
      isUnclosed(inner, html) &&
      !tag.getChild('Attribute') &&
      tagName(tag, html) === tagName(start, html) &&
      html.slice(start.to, inner.from).trim() !== ''
    );
  });
}

/** Whether a tag is a part of a drawing or a formula, whose elements are not those of HTML. */
function isForeign(tag: SyntaxNode, html: string): boolean {
  for (let at = tag.parent; at; at = at.parent) {
    if (/^(?:svg|math)$/.test(tagName(at.firstChild, html))) return true;
  }
  return false;
}

/** What may stand beside head and body, or in the head: it shows nothing. */
const unseen = new Set(
  'html head body title meta link script style base noscript template doctype'.split(' '),
);

/** The tag of an element that shows, but stands before `<body>` or after `</body>`; empty for others. */
function strayTag(element: SyntaxNode, html: string): string {
  const tag = tagName(element.firstChild, html);
  const parent = tagName(element.parent?.firstChild, html);
  const isBeside = element.parent?.name === 'Document' || /^(?:html|head)$/.test(parent);
  return isBeside && !unseen.has(tag) ? tag : '';
}

type Asked = Pick<Knowledge, 'isElement'>;

/** Whether a browser has to guess what a tag is. A name with a hyphen is free; `image` it takes for `img`. */
function isUnknown(tag: SyntaxNode, html: string, {isElement}: Asked): boolean {
  const name = tagName(tag, html);
  return (
    /^[a-z][a-z0-9]*$/.test(name) &&
    !/^(?:doctype|image)$/.test(name) &&
    !isForeign(tag, html) &&
    !isElement(name)
  );
}

function explainUnknown(tag: string): string {
  const near = nearestElement(tag);
  return `Das Tag <${tag}> kennt HTML nicht.${near ? ` Meinst du <${near}>?` : ''}`;
}

function explainAttribute(attribute: SyntaxNode, html: string): string | null {
  const value = attribute.getChild('UnquotedAttributeValue');
  if (value && curlyQuotes.test(html.slice(value.from, value.to))) return curlyQuotesHint;
  const name = attribute.getChild('AttributeName');
  // Words of a text without quotation marks look like attributes without a value.
  if (!name || !attribute.getChild('Is') || isForeign(attribute.parent!, html)) return null;
  const typed = html.slice(name.from, name.to).toLowerCase();
  const near = nearestAttribute(typed);
  return near ? `Das Attribut «${typed}» kennt HTML nicht.${suggestion(near)}` : null;
}

const explainSecond = (tag: string) => `Fehlt im zweiten <${tag}> der Schrägstrich? </${tag}>`;

function explainEnd(tag: string): string {
  if (endless.includes(tag)) return `<${tag}> hat kein End-Tag. Lösche </${tag}>.`;
  return `</${tag}> schliesst etwas, das hier nicht offen ist.${
    tag === 'p' ? ' Listen, Titel und Bereiche haben in einem Absatz keinen Platz.' : ''
  }`;
}

/** What is visibly wrong with a trainee's HTML, in document order. */
export function lintHtml(html: string, asked: Asked): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string) =>
    findings.push({pane: 'html', line: lineAt(html, offset), text});
  /** Where the start tags are that are told with the element they should end. */
  const told = new Set<number>();
  /** Those of html, head and body that have begun. */
  const begun = new Set<string>();
  const hasBody = /<body[\s>]/i.test(withoutComments(html));
  htmlLanguage.parser.parse(html).iterate({
    enter({name, node}) {
      if (name === 'Element' && isUnclosed(node, html) && !told.has(node.from)) {
        const tag = tagName(node.firstChild, html);
        const end = mistakenEnd(node, html);
        if (tag === 'doctype') {
          add(node.from, 'Vor doctype fehlt das Ausrufezeichen: <!doctype html>.');
        } else if (end) {
          told.add(end.from);
          add(end.from, explainSecond(tag));
        } else if (!isUnknown(node.firstChild!, html, asked)) {
          add(
            node.from,
            `<${tag}> wird nirgends geschlossen. Setze </${tag}> dorthin, wo sein Inhalt aufhört.`,
          );
        }
      }
      if (name === 'Element' && hasBody) {
        const tag = strayTag(node, html);
        if (tag && !isUnknown(node.firstChild!, html, asked)) {
          add(
            node.from,
            `<${tag}> steht ausserhalb von body. Alles, was man sieht, kommt zwischen <body> und </body>.`,
          );
        }
      }
      if (name === 'OpenTag' && /^(?:html|head|body)$/.test(tagName(node, html))) {
        const tag = tagName(node, html);
        if (begun.has(tag)) add(node.from, explainSecond(tag));
        begun.add(tag);
      }
      if (/^(?:Open|SelfClosing)Tag$/.test(name) && isUnknown(node, html, asked)) {
        add(node.from, explainUnknown(tagName(node, html)));
      }
      if (name === 'Attribute') {
        const problem = explainAttribute(node, html);
        if (problem) add(node.from, problem);
      }
      if (/^(?:Open|SelfClosing|Close|MismatchedClose)Tag$/.test(name) && isUnfinished(node)) {
        add(
          node.from,
          'Dieses Tag ist nicht fertig: Es fehlt das Zeichen >, oder die Anführungszeichen gehen nicht auf.',
        );
      } else if (name === 'MismatchedCloseTag') {
        const tag = tagName(node, html);
        if (tag) add(node.from, explainEnd(tag));
      }
      if (name === 'IncompleteTag') {
        add(
          node.from,
          html[node.from + 1] === '\\'
            ? 'Der Schrägstrich im End-Tag zeigt in die andere Richtung: / statt \\.'
            : 'Das Zeichen < beginnt hier kein Tag: Dessen Name folgt direkt darauf. Für das Zeichen selber schreib &lt;.',
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
