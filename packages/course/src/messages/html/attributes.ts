import type {SyntaxNode} from '@lezer/common';
import {curlyQuotes, curlyQuotesHint} from '../curlyQuotes';
import {isAttribute, nearestAttribute, suggestion} from '../names';
import {isForeign} from './elements';

/** Attributes without a value. */
const flags =
  'allowfullscreen async autofocus autoplay checked controls defer disabled download hidden inert loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  );

/** Returns the lower-case name of an attribute, or an empty string. */
export function attributeName(attribute: SyntaxNode | null, html: string): string {
  const name = attribute?.getChild('AttributeName');
  return name ? html.slice(name.from, name.to).toLowerCase() : '';
}

/** Returns whether the words of a value without quotation marks go on as attributes. */
function goesOn({nextSibling}: SyntaxNode, html: string): boolean {
  const next = attributeName(nextSibling, html);
  return /^\p{L}/u.test(next) && !nextSibling!.getChild('Is') && !flags.includes(next);
}

/** Returns the attribute of a tag that is followed by a colon instead of `=`. */
export function nameWithColon(tag: SyntaxNode, html: string): string | undefined {
  const names = tag.getChildren('Attribute').map((attribute) => attributeName(attribute, html));
  const index = names.findIndex((name) => name.includes(':'));
  const name = names[index]?.split(':')[0] || names[index - 1];
  return name !== undefined && isAttribute(name) ? name : undefined;
}

/** Returns what is wrong with an attribute. */
export function explainAttribute(attribute: SyntaxNode, html: string): string | null {
  const value = attribute.getChild('UnquotedAttributeValue');
  if (value && curlyQuotes.test(html.slice(value.from, value.to))) return curlyQuotesHint;
  if (value && goesOn(attribute, html)) {
    return 'Ein Wert mit Leerzeichen braucht Anführungszeichen, am Anfang und am Schluss.';
  }
  const name = attribute.getChild('AttributeName');
  // The words of a value without quotation marks look like attributes without a value.
  if (!name || !attribute.getChild('Is') || isForeign(attribute.parent!, html)) return null;
  const typed = html.slice(name.from, name.to).toLowerCase();
  const near = nearestAttribute(typed);
  return near ? `Das Attribut «${typed}» kennt HTML nicht.${suggestion(near)}` : null;
}
