import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** The prefixes by which this program knows the elements of a document, whatever prefixes the file uses. */
const prefixes: readonly (readonly [address: RegExp, prefix: string])[] = [
  [/\/wordprocessingml\/(?:2006\/)?main$/, 'w'],
  [/\/officeDocument\/(?:2006\/)?relationships$/, 'r'],
  [/\/drawingml\/(?:2006\/)?main$/, 'a'],
  [/\/drawingml\/(?:2006\/)?picture$/, 'pic'],
  [/\/drawingml\/(?:2006\/)?wordprocessingDrawing$/, 'wp'],
  [/\/officeDocument\/(?:2006\/)?math$/, 'm'],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/word\/2010\/wordprocessingShape$/, 'wps'],
  [/^urn:schemas-microsoft-com:vml$/, 'v'],
];

/** Gives the elements and attributes of a file the prefixes that this program knows. */
function withKnownPrefixes($: CheerioAPI): void {
  const root = $.root().children().get(0);
  const renamed = new Map<string, string>();
  for (const [name, address] of Object.entries(root?.attribs ?? {})) {
    const known = prefixes.find(([pattern]) => pattern.test(address))?.[1];
    const own = /^xmlns:?(.*)$/.exec(name)?.[1];
    if (known !== undefined && own !== undefined && own !== known) {
      renamed.set(own, known);
      root!.attribs[`xmlns:${known}`] = address;
    }
  }
  const rename = (name: string): string => {
    const [, prefix = '', local = name] = /^(?:([^:]*):)?(.*)$/.exec(name) ?? [];
    const known = renamed.get(prefix);
    return known === undefined ? name : `${known}:${local}`;
  };
  if (renamed.size > 0) {
    ($('*').toArray() as AnyNode[] as Element[]).forEach((element) => {
      element.name = rename(element.name);
      element.attribs = Object.fromEntries(
        Object.entries(element.attribs).map(([name, value]) => [
          name.includes(':') && !name.startsWith('xmlns') ? rename(name) : name,
          value,
        ]),
      );
    });
  }
}

/** Reads a part of a document. */
export function readXml(text: string): CheerioAPI {
  const $ = load(text, {xml: true});
  withKnownPrefixes($);
  return $;
}

/** Returns a selector of elements by their names with prefix: `w:p`. */
export const named = (...names: string[]): string =>
  names.map((name) => name.replace(':', '\\:')).join(', ');

/** Returns whether a node is an element, with one of the names if any are passed. */
export const isElement = (node: AnyNode, ...names: string[]): node is Element =>
  node.type === 'tag' && (names.length === 0 || names.includes(node.name));

/** Returns the elements directly below another one. */
export const childElements = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

/** Returns the element at the end of a path of names below another one: `below(p, 'w:pPr', 'w:pStyle')`. */
export const below = (node: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => found && childElements(found, name)[0], node);

/** Returns the value of an element such as `<w:pStyle w:val="Titel"/>` below another one. */
export const valueBelow = (node: Element | undefined, ...path: string[]): string | undefined =>
  below(node, ...path)?.attribs['w:val'];

/** Returns whether a property such as `<w:b/>` is on or off, or undefined if it is missing. */
export function toggle(properties: Element | undefined, name: string): boolean | undefined {
  const found = below(properties, name);
  return found && !['0', 'false', 'off', 'none'].includes(found.attribs['w:val'] ?? '');
}

/** Returns the nearest element of one of these names that contains a node. */
export function closest(node: AnyNode, ...names: string[]): Element | undefined {
  let parent = node.parent;
  while (parent && !(isElement(parent) && names.includes(parent.name))) {
    ({parent} = parent);
  }
  return (parent as Element | null) ?? undefined;
}

/** Replaces an element by what it contains. */
export function unwrap($: CheerioAPI, element: Element): void {
  $(element).replaceWith($(element).contents() as Cheerio<AnyNode>);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the XML of a run with this text. */
export const runXml = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** Returns all elements of a part with one of these names, in its order. */
export const all = ($: CheerioAPI, ...names: string[]): Element[] =>
  $(named(...names)).toArray() as AnyNode[] as Element[];
