import {load, type CheerioAPI} from 'cheerio';
import {DomHandler, type AnyNode, type Element} from 'domhandler';
import {Parser} from 'htmlparser2';
import {checkText, notWord, WordError} from './limits';

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

/** Builds the tree of a part, and stops at what is broken, cut off or too much. */
class TreeBuilder extends DomHandler {
  private source: {startIndex: number | null} = {startIndex: null};
  private readonly prefixes = new Map<string, string>();
  /** The places of the elements that are open. */
  private readonly open: (number | null)[] = [];
  private elements = 0;
  private paragraphs = 0;

  constructor() {
    super(undefined, {xmlMode: true});
  }

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.source = parser;
  }

  /** Returns a name with the prefix that this program knows. */
  private known(name: string): string {
    const [prefix = '', own] = name.split(':');
    return own === undefined ? name : `${this.prefixes.get(prefix) ?? prefix}:${own}`;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    const entries = Object.entries(attributes);
    for (const [attribute, address] of entries) {
      const [, own] = /^xmlns:(.+)/.exec(attribute) ?? [];
      const prefix = own && prefixes.find(([pattern]) => pattern.test(address))?.[1];
      if (prefix) this.prefixes.set(own, prefix);
    }
    this.open.push(this.source.startIndex);
    this.elements++;
    if (this.known(name) === 'w:p') this.paragraphs++;
    checkText(this.open.length, this.elements, this.paragraphs);
    super.onopentag(
      this.known(name),
      Object.fromEntries(entries.map(([attribute, value]) => [this.known(attribute), value])),
    );
  }

  override onclosetag(_name?: string, isImplied?: boolean): void {
    // `<w:b/>` ends where it begins. Any other end that is not written is missing.
    if (this.open.pop() !== this.source.startIndex && isImplied) {
      throw new WordError(notWord);
    }
    super.onclosetag();
  }
}

/** Reads a part of a document. Its elements and attributes get the prefixes that this program knows. */
export function readXml(text: string): CheerioAPI {
  const builder = new TreeBuilder();
  new Parser(builder, {xmlMode: true}).end(text);
  return load(builder.root, {xml: true});
}

/** Returns a selector of elements by their names with prefix: `w:p`. */
export const named = (...names: string[]): string => names.join(', ').replaceAll(':', '\\:');

/** Returns all elements of a part with one of these names, in its order. */
export const all = ($: CheerioAPI, ...names: string[]): Element[] =>
  $(named(...names)).toArray() as AnyNode[] as Element[];

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

/** Returns the elements of these names below another one, but not those inside of each other. */
export const nearest = (node: Element, ...names: string[]): Element[] =>
  childElements(node).flatMap((child) =>
    names.includes(child.name) ? [child] : nearest(child, ...names),
  );

/** Returns the text directly in an element. */
export const textIn = (node: Element): string =>
  node.children.map((child) => ('data' in child ? child.data : '')).join('');
