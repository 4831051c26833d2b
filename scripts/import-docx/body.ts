import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {arrangeHeadings} from './headings';
import {arrangeLinks} from './links';
import {arrangeLists} from './lists';
import {separatePictures} from './pictures';
import {splitParagraphs} from './splitParagraphs';
import {makeSwiss, swiss} from './texts';
import {readTree} from './tree';
import type {WordDocument} from './word';

/** What a page gets from a Word document. */
export interface Body {
  tree: Root;
  /** The document's title, if it has one. */
  title?: string;
  hasHeadings: boolean;
  /** Whether it describes steps. */
  hasSteps: boolean;
}

/** Makes a paragraph of each line, because a page has no line breaks. */
function splitLines(tree: Root): void {
  splitParagraphs(tree, 'break', false);
  visit(tree, 'break', (_node, index, parent) => {
    parent!.children[index!] = {type: 'text', value: ' '};
  });
}

/** Moves spaces at the ends of marks out of them, because Markdown does not allow them there. */
function trimMarks(tree: Root): void {
  visit(tree, ['strong', 'emphasis', 'delete', 'link'], (node, index, parent) => {
    const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
    const after = last?.type === 'text' ? /\s+$/.exec(last.value)?.[0] : undefined;
    const before = first?.type === 'text' ? /^\s+(?=\S)/.exec(first.value)?.[0] : undefined;
    if (!parent || index === undefined || (!before && !after)) {
      return undefined;
    }
    if (last?.type === 'text') last.value = last.value.trimEnd();
    if (first?.type === 'text') first.value = first.value.trimStart();
    const space: Nodes = {type: 'text', value: ' '};
    const nodes = [...(before ? [space] : []), node, ...(after ? [space] : [])];
    (parent.children as Nodes[]).splice(index, 1, ...(nodes as Nodes[]));
    return [SKIP, index + nodes.length];
  });
}

/** Marks paragraphs that begin with `import` or `export` as code, because MDX takes them for its own. */
function markCode(tree: Root): void {
  visit(tree, 'paragraph', (node) => {
    const text = toString(node);
    if (/^(?:import|export)\s/.test(text)) {
      node.children = [{type: 'inlineCode', value: text}];
    }
  });
}

/** Removes paragraphs and marks without text, of which Word files are full. */
function withoutEmpty(tree: Root): void {
  visit(tree, ['paragraph', 'strong', 'emphasis', 'delete'], (node, index, parent) => {
    if (toString(node).trim() !== '' || !parent || index === undefined) {
      return undefined;
    }
    const text: Nodes[] = node.type === 'paragraph' ? [] : [{type: 'text', value: toString(node)}];
    (parent.children as Nodes[]).splice(index, 1, ...text);
    return [SKIP, index];
  });
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    strong: '*',
    listItemIndent: 'one',
    incrementListMarker: true,
    rule: '-',
  })
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Makes the text of a page from a Word document. Its pictures are not placed yet. */
export async function readBody({html, hints}: WordDocument): Promise<Body> {
  const {tree, title} = await readTree(html, hints);
  splitLines(tree);
  separatePictures(tree);
  withoutEmpty(tree);
  trimMarks(tree);
  makeSwiss(tree);
  markCode(tree);
  arrangeLinks(tree, hints);
  const headings = arrangeHeadings(tree, title !== undefined);
  return {tree, ...headings, ...(title && {title: swiss(title)}), hasSteps: arrangeLists(tree)};
}

/** Writes the text of a page as MDX. */
export function writeBody(tree: Root): string {
  return writer.stringify(tree);
}
