/** Reads what a page tells its readers to do: the steps and fields with the labels that the product must show. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {List, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx} from '../mdx/mdx';
import {fieldsUnit, unitKey} from '../parts';
import {expand, type Placed} from './expand';
import type {Page} from './page';
import type {Site} from './site';

/** A name that the product shows, as the page writes it in bold. */
export interface Label {
  text: string;
  /** The page or partial that contains it, and the line. */
  file: string;
  line: number;
}

/** A step, or the fields of a section's tables. */
export interface Unit {
  /** Its name, see `unitKey`; that of fields is `felder Felder`. */
  key: string;
  section: string;
  labels: Label[];
  file: string;
  line: number;
}

/** Bold text that ends like this opens a sentence or an entry: «Mehr Platz:». It is not a label. */
const isLeadWord = (text: string): boolean => /[^.][.:]$/.test(text);

/** Returns the text of a node. `{props.name}` becomes what the page passes. */
function textOf(node: Nodes, props: ReadonlyMap<string, string>): string {
  if (node.type === 'mdxTextExpression') {
    return props.get(/^\s*props\.(\w+)\s*$/.exec(node.value)?.[1] ?? '') ?? '';
  }
  return 'children' in node
    ? node.children.map((child) => textOf(child, props)).join('')
    : toString(node);
}

/** Returns the labels that a node names: bold text, or the parts of a menu path. */
function labelsIn({node, from, props}: Placed): Label[] {
  const isPath = isJsx(node, 'MenuPath');
  if (!isPath && node.type !== 'strong' && !isJsx(node, 'strong')) {
    return [];
  }
  return textOf(node, props)
    .split(/\s*›\s*/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !isLeadWord(text))
    .map((text) => ({text, file: from.file, line: node.position?.start.line ?? 1}));
}

/** Returns the number of the step that contains a node, or undefined outside of `Steps`. */
function stepOf(ancestors: readonly Nodes[]): number | undefined {
  const steps = ancestors.findIndex((node) => isJsx(node, 'Steps'));
  const list = ancestors[steps + 1];
  const item = ancestors[steps + 2];
  if (steps < 0 || list?.type !== 'list' || item?.type !== 'listItem') {
    return undefined;
  }
  return ((list as List).start ?? 1) + (list as List).children.indexOf(item);
}

/** Returns whether a node lies in the first cell of a row of a `FieldTable`, below its head. */
function isField(ancestors: readonly Nodes[]): boolean {
  const start = ancestors.findIndex((node) => isJsx(node, 'FieldTable'));
  const [table, row, cell] = ancestors.slice(start + 1);
  return (
    start >= 0 &&
    table?.type === 'table' &&
    row?.type === 'tableRow' &&
    cell?.type === 'tableCell' &&
    table.children[0] !== row &&
    row.children[0] === cell
  );
}

/** Returns the steps and field tables of a page and its partials, in reading order. */
export function instructionsOf(page: Page, site: Site): Unit[] {
  const units = new Map<string, Unit>();
  const slugger = createSlugger();
  let section = '';
  let list = 0;
  for (const placed of expand(page, site)) {
    const {node, from, ancestors} = placed;
    if (node.type === 'heading') {
      const text = toString(node);
      section = parseMarkdownHeadingId(text, 'classic').id ?? slugger.slug(text);
      list = 0;
    }
    if (isJsx(node, 'Steps')) {
      list += 1;
    }
    const isItem = node.type === 'listItem';
    const step = stepOf(isItem ? [...ancestors, node] : ancestors);
    if (step === undefined && !isField(ancestors)) {
      continue;
    }
    const key = step === undefined ? `${section} ${fieldsUnit}` : unitKey(section, list, step);
    const line = node.position?.start.line ?? 1;
    const unit = units.get(key) ?? {key, section, labels: [], file: from.file, line};
    units.set(key, unit);
    unit.labels.push(...labelsIn(placed));
  }
  return [...units.values()];
}
