import type {SyntaxNode} from '@lezer/common';
import {withoutComments} from '../../checks/text';
import type {Knowledge} from '../browser';

/** Elements that have no end tag. */
export const endless = 'area base br col embed hr image img input link meta source track wbr'.split(
  ' ',
);

/** Elements with an optional end tag, and those without one. */
const endOptional = new Set([
  ...'html head body li p dt dd td th tr thead tbody tfoot option optgroup colgroup'.split(' '),
  ...endless,
]);

/** Returns the lower-case name of a tag, or an empty string. */
export function tagName(node: SyntaxNode | null | undefined, html: string): string {
  const name = node?.getChild('TagName');
  return name ? html.slice(name.from, name.to).toLowerCase() : '';
}

/** Returns whether a tag lacks its `>`, or quotation marks reach over it: the browser then swallows what follows. */
export function isUnfinished(tag: SyntaxNode): boolean {
  return !tag.getChild('EndTag') && !tag.getChild('SelfClosingEndTag');
}

/** Returns whether an element lacks its end tag and needs one. */
export function isUnclosed(element: SyntaxNode, html: string): boolean {
  const opening = element.getChild('OpenTag');
  const tag = tagName(opening, html);
  return (
    tag !== '' && !endOptional.has(tag) && !element.getChild('CloseTag') && !isUnfinished(opening!)
  );
}

/** Returns whether there are as many end tags of that name as start tags: what does not match is not a missing one. */
export function isPaired(tag: string, html: string): boolean {
  const source = withoutComments(html);
  const count = (start: string) =>
    source.match(new RegExp(`${start}${tag}(?![\\w-])`, 'gi'))?.length ?? 0;
  return count('<') === count('</');
}

/** Returns the start tag of the same name where an unclosed element should end, as in `<h1>…<h1>`. */
export function mistakenEnd(element: SyntaxNode, html: string): SyntaxNode | undefined {
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

/** Returns whether a tag is a part of a drawing or a formula, whose elements are not those of HTML. */
export function isForeign(tag: SyntaxNode, html: string): boolean {
  for (let at = tag.parent; at; at = at.parent) {
    if (/^(?:svg|math)$/.test(tagName(at.firstChild, html))) return true;
  }
  return false;
}

/** Returns whether an element or a text stands before `<body>` or after `</body>`. */
export function isBesideBody(node: SyntaxNode, html: string): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.name !== 'Document' && !/^(?:html|head)$/.test(tagName(at.firstChild, html))) {
      return false;
    }
  }
  return true;
}

/** Returns whether a browser has to guess what a tag is. A name with a hyphen is free; `image` it takes for `img`. */
export function isUnknown(
  tag: SyntaxNode,
  html: string,
  {isElement}: Pick<Knowledge, 'isElement'>,
): boolean {
  const name = tagName(tag, html);
  return (
    /^[a-z][a-z0-9]*$/.test(name) &&
    !/^(?:doctype|image)$/.test(name) &&
    !isForeign(tag, html) &&
    !isElement(name)
  );
}
