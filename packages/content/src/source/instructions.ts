/** Reads what a page tells its readers to do: the steps and fields with the labels that the product must show. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {List, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx, lineOf} from '../mdx/mdx';
import {unitNames} from '../parts';
import {isFigure, reference} from '../remark/figureNumbers';
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

/** Words of a step that mean what stands elsewhere: «(3)» an entry of a legend, «ebenso» the steps before. */
interface Meant {
  words: string;
  text: string;
  named: readonly string[];
}

/** A step, or the fields of a section's tables. */
export interface Unit {
  /** Its name, see `unitNames`. */
  key: string;
  section: string;
  labels: Label[];
  /** All words of the step. */
  text: string;
  /** Names of what the step may use: labels, keys, values in `code`, words in «…». */
  named: string[];
  /** What stands elsewhere and is meant: legends of numbers, steps to repeat. */
  meant: Meant[];
  file: string;
  line: number;
}

/** What a page tells its readers. */
export interface Instructions {
  units: Unit[];
  /** The labels outside of steps and tables of fields: in paragraphs, lists, and legends. */
  others: Label[];
}

/** Words that mean the steps before. */
export const repetition = /Wiederholen|ebenso|das bei jedem/;

/** Bold text that ends like this opens a sentence or an entry: «Mehr Platz:». It is not a label. */
const isLeadWord = (text: string): boolean => /[^.][.:]$/.test(text);

/** Returns the text of a node. `{props.name ?? props.other}` becomes what the page passes. */
function textOf(node: Nodes, props: ReadonlyMap<string, string>): string {
  if (node.type === 'mdxTextExpression') {
    const [, name = '', otherwise = ''] =
      /^\s*props\.(\w+)(?:\s*\?\?\s*props\.(\w+))?\s*$/.exec(node.value) ?? [];
    return props.get(name) ?? props.get(otherwise) ?? '';
  }
  return 'children' in node
    ? node.children.map((child) => textOf(child, props)).join('')
    : toString(node);
}

/** Returns whether a node is words without further parts. */
const isLeaf = ({type}: Nodes): boolean =>
  type === 'text' || type === 'inlineCode' || type === 'mdxTextExpression';

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
    .map((text) => ({text, file: from.file, line: lineOf(node)}));
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

/** An entry of a figure's legend. `after` is the number of steps before it on the page. */
interface Entry {
  n: number;
  after: number;
  file: string;
  text: string;
  labels: string[];
}

/** Returns the entry of a legend that contains a node, or undefined outside of legends. */
function entryOf(ancestors: readonly Nodes[]): number | undefined {
  const figure = ancestors.findLastIndex(isFigure);
  const list = ancestors
    .slice(figure + 1)
    .findIndex((node) => node.type === 'list' && node.ordered);
  const [within, item] = figure < 0 || list < 0 ? [] : ancestors.slice(figure + 1 + list);
  return item && (within as List).children.indexOf(item as never) + 1;
}

/**
 * Notes of each step what it refers to: the texts of the entries whose numbers it names, of its file, the last
 * before it or the next, and those of the steps that it repeats.
 */
function addWhatIsMeant(units: readonly Unit[], entries: readonly Entry[]): void {
  units.forEach((unit, index) => {
    for (const [words, number] of unit.text.matchAll(new RegExp(reference, 'g'))) {
      const all = entries.filter(({n}) => n === Number(number));
      const near = all.filter(({file}) => file === unit.file);
      const [first, ...rest] = near.length > 0 ? near : all;
      const entry = rest.filter(({after}) => after <= index).at(-1) ?? first;
      if (entry) {
        unit.meant.push({words, text: entry.text, named: entry.labels});
      }
    }
    const repeats = repetition.exec(unit.text);
    if (repeats) {
      for (const {text, named, meant} of units
        .slice(0, index)
        .filter((one) => one.section === unit.section)) {
        const [words] = repeats;
        unit.meant.push(...[{text, named}, ...meant].map((one) => ({...one, words})));
      }
    }
  });
}

/** Returns what a page and its partials tell readers to do: the steps and field tables, in reading order. */
export const instructionsOf = (page: Page, site: Site): Unit[] =>
  readInstructions(page, site).units;

/** Returns the steps and field tables of a page, and the labels in the rest of it. */
export function readInstructions(page: Page, site: Site): Instructions {
  const units = new Map<string, Unit>();
  const entries = new Map<Nodes, Entry>();
  const others: Label[] = [];
  const slugger = createSlugger();
  const numbers = unitNames();
  for (const placed of expand(page, site)) {
    const {node, from, ancestors} = placed;
    if (node.type === 'heading') {
      const text = toString(node);
      numbers.heading(parseMarkdownHeadingId(text, 'classic').id ?? slugger.slug(text));
    }
    if (isJsx(node, 'Steps')) {
      numbers.steps();
    }
    const isItem = node.type === 'listItem';
    const isWord = isJsx(node, 'Kbd', 'kbd') || node.type === 'inlineCode';
    const labels = labelsIn(placed);
    // «Klicken Sie links auf {props.gruppe}» in a part that only some pages show.
    const passed =
      node.type === 'mdxTextExpression' ? [...node.value.matchAll(/props\.(\w+)/g)] : [];
    const names = isWord ? [textOf(node, placed.props)] : labels.map(({text}) => text);
    // A piece of text, after which other words follow.
    const words = isLeaf(node) ? textOf(node, placed.props) : node.type === 'paragraph' ? ' ' : '';
    const n = entryOf(ancestors);
    if (n !== undefined) {
      const item = ancestors[ancestors.findLastIndex(({type}) => type === 'listItem')]!;
      const entry = entries.get(item) ?? {
        n,
        after: units.size,
        file: from.file,
        text: '',
        labels: [],
      };
      entries.set(item, entry);
      entry.text += words;
      entry.labels.push(...names);
    }
    const step = stepOf(isItem ? [...ancestors, node] : ancestors);
    if (step === undefined && !isField(ancestors)) {
      others.push(...labels);
      continue;
    }
    const key = step === undefined ? numbers.fields() : numbers.step(step);
    const line = lineOf(node);
    const unit = units.get(key) ?? {
      key,
      section: numbers.section(),
      labels: [],
      text: '',
      named: [],
      meant: [],
      file: from.file,
      line,
    };
    units.set(key, unit);
    unit.labels.push(...labels);
    unit.text += words;
    unit.named.push(
      ...passed.flatMap(([, name]) => placed.props.get(name!) ?? []),
      ...names,
      ...[...words.matchAll(/«([^»]+)»/g)].map(([, quoted]) => quoted!),
    );
  }
  const all = [...units.values()];
  addWhatIsMeant(all, [...entries.values()]);
  return {units: all, others};
}
