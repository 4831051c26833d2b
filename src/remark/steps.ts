/** Turns the list in a `Steps` into a `StepList` of `Step`s, each with its own anchor. */
import type {List, Paragraph, Parent, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {anchorPrefix} from './lib/anchor';
import {flowElement, isJsx, type JsxElement} from './lib/mdx';

/** Keeps the line breaks of the source on the page: first what to do, then what appears. */
function withLineBreaks(paragraph: Paragraph): Paragraph {
  const children = paragraph.children.flatMap((child): PhrasingContent[] =>
    child.type === 'text'
      ? child.value
          .split('\n')
          .flatMap((value, index): PhrasingContent[] => [
            ...(index > 0 ? [{type: 'break' as const}] : []),
            ...(value === '' ? [] : [{type: 'text' as const, value}]),
          ])
      : [child],
  );
  return {...paragraph, children};
}

function stepList(list: List, prefix: string): JsxElement {
  const start = list.start ?? 1;
  const items = list.children.map(({children}, index) =>
    flowElement(
      'Step',
      {n: start + index, id: `${prefix}-${start + index}`},
      children.map((child) => (child.type === 'paragraph' ? withLineBreaks(child) : child)),
    ),
  );
  return flowElement('StepList', {start}, items);
}

/** Returns the anchor of the heading above. It keeps the anchors of the steps stable when the page grows. */
function headingId(node: {data?: unknown}): string | undefined {
  return (node.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
}

/** The remark plugin. */
export default function steps() {
  return (tree: Root, file: VFile): void => {
    const used = new Map<string, number>();
    let prefix = anchorPrefix('schritt', file.path);
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const id = headingId(node);
        prefix = id ? `${id}-schritt` : prefix;
      }
      if (!isJsx(node, 'Steps')) {
        return;
      }
      const count = (used.get(prefix) ?? 0) + 1;
      used.set(prefix, count);
      const anchor = count === 1 ? prefix : `${prefix}-${count}`;
      const parent = node as Parent;
      parent.children = parent.children.map((child) =>
        child.type === 'list' && child.ordered ? (stepList(child, anchor) as never) : child,
      );
    });
  };
}
