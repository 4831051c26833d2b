import type {Nodes} from 'mdast';
import {expressionAttribute, isJsx, textAttribute, type JsxElement} from '../mdx/mdx';
import type {Category} from './category';
import type {Page} from './page';

/** A piece of text that readers see. */
export interface Prose {
  text: string;
  /** Line of its beginning, from 1. */
  line: number;
}

/** Attributes of components that readers see as text. */
const textAttributes = ['title', 'alt', 'label', 'value', 'detail', 'tabs', 'head'];
/** Nodes whose text is not prose. `Kbd` contains names of keys. */
const noProse = [
  'code',
  'inlineCode',
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
];

/** Matches the id of a heading, `## Titel {#marke}`. */
export const headingId = /(?<!\s)\s*\{#[^{}]*\}\s*$/;

/** Returns whether an element contains text in another language, as `<CopyText lang="fr">` does. */
export const isForeign = (node: Nodes): boolean =>
  isJsx(node) && !(textAttribute(node, 'lang') ?? 'de').startsWith('de');

/** Returns the texts in `rows={['Datum|Betrag']}`. */
function rowTexts(element: JsxElement): string[] {
  const rows = expressionAttribute(element, 'rows');
  return rows?.type === 'ArrayExpression'
    ? rows.elements.flatMap((row) =>
        row?.type === 'Literal' && typeof row.value === 'string' ? [row.value] : [],
      )
    : [];
}

function ownTexts(node: Nodes): string[] {
  if (node.type === 'text') {
    return [node.value.replace(headingId, '')];
  }
  if (node.type === 'image') {
    return [node.alt ?? ''];
  }
  return isJsx(node)
    ? [...textAttributes.map((name) => textAttribute(node, name) ?? ''), ...rowTexts(node)]
    : [];
}

function* walk(node: Nodes, isSkipped: (node: Nodes) => boolean): Generator<Prose> {
  if (noProse.includes(node.type) || isForeign(node) || isJsx(node, 'Kbd') || isSkipped(node)) {
    return;
  }
  const line = node.position?.start.line ?? 1;
  yield* ownTexts(node)
    .filter((text) => text !== '')
    .map((text) => ({text, line}));
  for (const child of 'children' in node ? node.children : []) {
    yield* walk(child, isSkipped);
  }
}

/** Returns the first matching line, from 1, or the first line of the file if none matches. */
function lineOf(source: string, pattern: RegExp): number {
  return (
    Math.max(
      0,
      source.split('\n').findIndex((line) => pattern.test(line)),
    ) + 1
  );
}

function fieldProse(source: string, fields: Record<string, unknown>, quote: string): Prose[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((text) => typeof text === 'string')
      .map((text) => ({
        text,
        line: lineOf(source, new RegExp(`^\\s*${quote}${key}${quote}\\s*:`)),
      })),
  );
}

/**
 * Returns everything on a page that is German text: no code, no addresses, no other language, and nothing in nodes that
 * `isSkipped` leaves out.
 */
export function pageProse(
  {frontMatter, source, tree}: Page,
  isSkipped: (node: Nodes) => boolean = () => false,
): Prose[] {
  const {title, description, sidebar_label} = frontMatter;
  return [...fieldProse(source, {title, description, sidebar_label}, ''), ...walk(tree, isSkipped)];
}

/** Returns the texts of a category. */
export function categoryProse({source, label, link}: Category): Prose[] {
  const {title, description} = link ?? {};
  return fieldProse(source, {label, title, description}, '"');
}
