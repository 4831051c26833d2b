/**
 * Adds an anchor to every `Screenshot` and `UiSketch`, turns its list into the legend, and turns «(2)» in the text
 * into a link to number 2. Without a legend, number 2 leads to the first «(2)».
 */
import type {List, Parent, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {isPartial} from '@portal/common/text/isPartial';
import {anchorPrefix} from '../mdx/anchor';
import {flowElement, setAttribute, textElement, type JsxElement} from '../mdx/mdx';
import {readRecord} from '../walks/record';
import {
  figureNumbers,
  isFigure,
  isWithoutReferences,
  legendLength,
  reference,
} from './figureNumbers';

interface Figure {
  id: string;
  numbers: ReadonlySet<number>;
  /** The numbers that neither a legend nor the text so far explains. */
  unexplained: Set<number>;
}

/** Returns the list as `Legend`. Its items become `LegendItem`s and are numbered from `before` on. */
function legend(list: List, before: number): JsxElement {
  const items = list.children.map(({children}, index) => {
    const [only] = children;
    const inline = children.length === 1 && only?.type === 'paragraph';
    // A single paragraph does not need a paragraph element.
    const content = inline ? (only.children as never) : children;
    return flowElement('LegendItem', {n: before + index + 1}, content);
  });
  return flowElement('Legend', {}, items);
}

function replaceLegend(figure: JsxElement): void {
  let count = 0;
  visit(figure as Parent, 'list', (list, index, parent) => {
    if (list.ordered && parent && index !== undefined) {
      parent.children[index] = legend(list, count) as never;
      count += list.children.length;
      return SKIP;
    }
    return undefined;
  });
}

/**
 * Returns the figure that «(n)» refers to: the last one before it with that number, otherwise the first one after it.
 */
function meant(n: number, before: readonly Figure[], after: readonly Figure[]): Figure | undefined {
  const has = (figure: Figure) => figure.numbers.has(n);
  return before.findLast(has) ?? after.find(has);
}

/** Splits a text at its references. `target` returns the figure of a number. */
function splitReferences(
  text: string,
  target: (n: number) => Figure | undefined,
): PhrasingContent[] {
  // The number is a group, so every second part is a number.
  return text.split(reference).flatMap((part, index, parts): PhrasingContent[] => {
    if (index % 2 === 0) {
      // Removes the space before a number, so that no line begins with the number without its word.
      const value = index < parts.length - 1 ? part.replace(/\s$/, '\u00a0') : part;
      return value === '' ? [] : [{type: 'text', value}];
    }
    const n = Number(part);
    const figure = target(n);
    const explains = figure?.unexplained.delete(n) ?? false;
    return [
      textElement('MarkerRef', {
        n,
        ...(figure && {figure: figure.id}),
        ...(explains && {explains}),
      }),
    ];
  });
}

/** The remark plugin. */
export default function figures() {
  return (tree: Root, file: VFile): void => {
    const prefix = anchorPrefix('bild', file.path);
    const record = isPartial(file.path) ? undefined : readRecord(file.path);
    const all: Figure[] = [];
    visit(tree, (node) => {
      if (!isFigure(node)) {
        return undefined;
      }
      const id = all.length === 0 ? prefix : `${prefix}-${all.length + 1}`;
      const numbers = figureNumbers(node, record);
      const unexplained = legendLength(node) === 0 ? numbers : [];
      all.push({id, numbers: new Set(numbers), unexplained: new Set(unexplained)});
      setAttribute(node, 'id', id);
      replaceLegend(node);
      return SKIP;
    });
    let seen = 0;
    visit(tree, (node, index, parent) => {
      if (isFigure(node)) {
        seen += 1;
        return SKIP;
      }
      if (isWithoutReferences(node)) {
        return SKIP;
      }
      if (node.type === 'text' && parent && index !== undefined) {
        const parts = splitReferences(node.value, (n) =>
          meant(n, all.slice(0, seen), all.slice(seen)),
        );
        (parent as Parent).children.splice(index, 1, ...parts);
        return index + parts.length;
      }
      return undefined;
    });
  };
}
