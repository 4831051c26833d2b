/**
 * Turns the list in a `Steps` into a `StepList` of `Step`s, each with its own anchor. «Schritt 5» in a step becomes a
 * link to that step of the list.
 */
import type {List, ListItem, Paragraph, Parent, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {anchorPrefix, headingId} from '../mdx/anchor';
import {flowElement, isJsx, numberAttribute, textElement, type JsxElement} from '../mdx/mdx';

/** Matches the name of a step. The number is a group. */
export const otherStep = /\bSchritt (\d+)\b/;

/** Keeps the line breaks of the source on the page: first what to do, then what appears. */
function withLineBreaks(paragraph: Paragraph): Paragraph {
  const children = paragraph.children.flatMap((child): PhrasingContent[] =>
    child.type === 'text'
      ? child.value
          .split(/\r?\n/)
          .flatMap((value, index): PhrasingContent[] => [
            ...(index > 0 ? [{type: 'break' as const}] : []),
            ...(value === '' ? [] : [{type: 'text' as const, value}]),
          ])
      : [child],
  );
  return {...paragraph, children};
}

/** Links the other steps of the list that a step names. */
function linkSteps(item: ListItem, idOf: (n: number) => string | undefined): void {
  visit(item, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'strong') {
      return SKIP;
    }
    if (node.type !== 'text' || !parent || index === undefined) {
      return undefined;
    }
    // The number is a group, so every second part is a number.
    const parts = node.value.split(otherStep).flatMap((part, at): PhrasingContent[] => {
      const id = at % 2 === 0 ? undefined : idOf(Number(part));
      const value = at % 2 === 0 ? part : `Schritt ${part}`;
      return id === undefined
        ? [{type: 'text', value}]
        : [textElement('StepLink', {n: Number(part), id})];
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function stepList(list: List, start: number, prefix: string): JsxElement {
  const idOf = (n: number) => `${prefix}-${n}`;
  const isInList = (n: number) => n >= start && n < start + list.children.length;
  const items = list.children.map((item, index) => {
    const own = start + index;
    linkSteps(item, (n) => (n !== own && isInList(n) ? idOf(n) : undefined));
    return flowElement(
      'Step',
      {n: own, id: idOf(own)},
      item.children.map((child) => (child.type === 'paragraph' ? withLineBreaks(child) : child)),
    );
  });
  return flowElement('StepList', {start}, items);
}

/** Returns the number of the first step in a `Steps`. */
function firstNumber({children}: Parent, given: number | undefined): number {
  const list = children.find((child) => child.type === 'list' && child.ordered === true);
  return given ?? (list as List | undefined)?.start ?? 1;
}

/** The remark plugin. */
export default function steps() {
  return (tree: Root, file: VFile): void => {
    /** By the beginning of the anchors: how many lists have begun, and the number that follows the last one. */
    const used = new Map<string, {lists: number; next: number}>();
    let prefix = anchorPrefix('schritt', file.path);
    visit(tree, (node) => {
      if (node.type === 'heading') {
        // The anchors of the steps stay the same when the page grows.
        const id = headingId(node);
        prefix = id ? `${id}-schritt` : prefix;
      }
      if (!isJsx(node, 'Steps')) {
        return;
      }
      const parent = node as Parent;
      let given = numberAttribute(node, 'start');
      const begun = used.get(prefix) ?? {lists: 0, next: 0};
      begun.lists += firstNumber(parent, given) === begun.next ? 0 : 1;
      used.set(prefix, begun);
      const anchor = begun.lists === 1 ? prefix : `${prefix}-${begun.lists}`;
      parent.children = parent.children.map((child) => {
        if (child.type !== 'list' || !child.ordered) {
          return child;
        }
        const start = given ?? child.start ?? 1;
        given = undefined;
        begun.next = start + child.children.length;
        return stepList(child, start, anchor) as never;
      });
    });
  };
}
