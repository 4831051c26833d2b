import {htmlLanguage} from '@codemirror/lang-html';
import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '../../text/lineAt';
import {withoutComments} from '../checks/text';
import type {Knowledge} from './browser';
import {curlyQuotes, curlyQuotesHint} from './curlyQuotes';
import {isAttribute, nearestAttribute, nearestElement, suggestion} from './names';
import type {Finding} from './types';
import {unclosedCommentHint} from './unclosedComment';

/** Elements that have no end tag. */
const endless = 'area base br col embed hr image img input link meta source track wbr'.split(' ');

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

/** Whether there are as many end tags of that name as start tags: what does not match is not a missing one. */
function isPaired(tag: string, html: string): boolean {
  const source = withoutComments(html);
  const count = (start: string) =>
    source.match(new RegExp(`${start}${tag}(?![\\w-])`, 'gi'))?.length ?? 0;
  return count('<') === count('</');
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

/** Whether an element or a text stands before `<body>` or after `</body>`. */
function isBesideBody(node: SyntaxNode, html: string): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.name !== 'Document' && !/^(?:html|head)$/.test(tagName(at.firstChild, html))) {
      return false;
    }
  }
  return true;
}

const everythingSeen = 'Alles, was man sieht, kommt zwischen <body> und </body>.';

/** What to tell about a text outside of the body; null where there is none. */
function explainText(text: string): string | null {
  const [line = ''] = text.trim().split('\n');
  return line
    ? `«${line.slice(0, 30)}» steht ausserhalb von body. ${
        /^\/[/*]/.test(line) ? 'Ein Kommentar steht zwischen <!-- und -->.' : everythingSeen
      }`
    : null;
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

/** Attributes that stand without a value. */
const flags =
  'allowfullscreen async autofocus autoplay checked controls defer disabled download hidden inert loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  );

function attributeName(attribute: SyntaxNode | null, html: string): string {
  const name = attribute?.getChild('AttributeName');
  return name ? html.slice(name.from, name.to).toLowerCase() : '';
}

/** Whether the words of a value without quotation marks go on as attributes. */
function goesOn({nextSibling}: SyntaxNode, html: string): boolean {
  const next = attributeName(nextSibling, html);
  return /^\p{L}/u.test(next) && !nextSibling!.getChild('Is') && !flags.includes(next);
}

/** The attribute of a tag that is followed by a colon in the place of `=`. */
function nameWithColon(tag: SyntaxNode, html: string): string | undefined {
  const names = tag.getChildren('Attribute').map((attribute) => attributeName(attribute, html));
  const index = names.findIndex((name) => name.includes(':'));
  const name = names[index]?.split(':')[0] || names[index - 1];
  return name !== undefined && isAttribute(name) ? name : undefined;
}

function explainAttribute(attribute: SyntaxNode, html: string): string | null {
  const value = attribute.getChild('UnquotedAttributeValue');
  if (value && curlyQuotes.test(html.slice(value.from, value.to))) return curlyQuotesHint;
  if (value && goesOn(attribute, html)) {
    return 'Ein Wert mit Leerschlägen braucht Anführungszeichen, am Anfang und am Schluss.';
  }
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

/** What is wrong with a `<` that begins no tag. */
function explainIncomplete(after: string): string {
  if (after.startsWith('\\')) {
    return 'Der Schrägstrich im End-Tag zeigt in die andere Richtung: / statt \\.';
  }
  const [name] = /^\d\w*/.exec(after) ?? [];
  if (name) {
    const near = nearestElement(name);
    return `Der Name eines Tags beginnt mit einem Buchstaben.${near ? ` Meinst du <${near}>?` : ''}`;
  }
  return 'Das Zeichen < beginnt hier kein Tag: Dessen Name folgt direkt darauf. Für das Zeichen selber schreib &lt;.';
}

/** What is wrong with a tag that the browser does not find the end of. */
function explainUnfinished(tag: SyntaxNode, html: string): string {
  const name = nameWithColon(tag, html);
  if (name !== undefined) return `Nach «${name}» kommt =, kein Doppelpunkt: ${name}="…".`;
  return tag.name.endsWith('CloseTag') && /^\s*[\w-]+\s*=/.test(html.slice(tag.to))
    ? `Ein End-Tag hat keine Attribute: </${tagName(tag, html)}>.`
    : 'Dieses Tag ist nicht fertig: Es fehlt das Zeichen >, oder die Anführungszeichen gehen nicht auf.';
}

/** What is visibly wrong with a trainee's HTML, in document order. */
export function lintHtml(html: string, asked: Asked): Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, text: string | null) => {
    if (text !== null) findings.push({pane: 'html', line: lineAt(html, offset), text});
  };
  /** Where the start tags are that are told with the element they should end. */
  const told = new Set<number>();
  /** Those of html, head and body that have begun. */
  const begun = new Set<string>();
  /** The ids, and the lines on which they stand. */
  const ids = new Map<string, number>();
  const hasBody = /<body[\s>]/i.test(withoutComments(html));
  /** Whether a tag without an end may have swallowed others: what matches what is not known any more. */
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
        // Of a name with a digit in front, the start tag has spoken.
        if (!/\d/.test(html[node.from + 2] ?? '')) {
          add(node.from, 'Nach </ folgt direkt der Name des Tags, das zu Ende geht.');
        }
      }
      return !node.type.isTop || name === 'Document';
    },
  });
  return findings;
}
