import type {List, ListItem, Paragraph, Parents, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isImage} from './pictures';

const typedNumber = /^\s*(\d+)[.)]\s+/;
const typedBullet = /^\s*[•·▪■●‣–-]\s+/;

/** Returns the sign that somebody typed before a paragraph instead of making a list. */
function typedSign(node: RootContent | undefined): {ordered: boolean; sign: RegExp} | null {
  const text = node?.type === 'paragraph' ? toString(node) : '';
  return typedNumber.test(text)
    ? {ordered: true, sign: typedNumber}
    : typedBullet.test(text)
      ? {ordered: false, sign: typedBullet}
      : null;
}

/** Returns a paragraph as an entry of a list, without its sign. */
function entry(paragraph: Paragraph, sign: RegExp): ListItem {
  const [first] = paragraph.children;
  if (first?.type === 'text') {
    first.value = first.value.replace(sign, '');
  }
  return {type: 'listItem', spread: false, children: [paragraph]};
}

/** Returns whether a typed list begins here: two paragraphs of the same kind, numbers from 1. */
function beginsList(nodes: readonly RootContent[], index: number): boolean {
  const here = typedSign(nodes[index]);
  const next = typedSign(nodes[index + 1]);
  return (
    here !== null &&
    here.ordered === next?.ordered &&
    (!here.ordered || typedNumber.exec(toString(nodes[index]))?.[1] === '1')
  );
}

/** Makes lists of paragraphs with typed numbers or bullets. */
function makeLists(parent: Parents): void {
  const made: RootContent[] = [];
  const nodes = parent.children as RootContent[];
  for (let index = 0; index < nodes.length; index++) {
    if (!beginsList(nodes, index)) {
      made.push(nodes[index]!);
      continue;
    }
    const {ordered, sign} = typedSign(nodes[index])!;
    const list: List = {type: 'list', ordered, start: 1, spread: false, children: []};
    for (; typedSign(nodes[index])?.ordered === ordered; index++) {
      list.children.push(entry(nodes[index] as Paragraph, sign));
    }
    index--;
    made.push(list);
  }
  parent.children = made as typeof parent.children;
}

/** Joins numbered lists with nothing but pictures between them: each picture belongs to the step before it. */
function joinLists(parent: Parents): void {
  const made: RootContent[] = [];
  let list: List | undefined;
  let pictures: RootContent[] = [];
  for (const node of parent.children as RootContent[]) {
    if (node.type === 'list' && node.ordered && list) {
      (list.children.at(-1)!.children as RootContent[]).push(...pictures);
      list.children.push(...node.children);
      made.splice(made.length - pictures.length, pictures.length);
      pictures = [];
    } else {
      made.push(node);
      list = node.type === 'list' && node.ordered ? node : isImage(node) ? list : undefined;
      pictures = list && isImage(node) ? [...pictures, node] : [];
    }
  }
  parent.children = made as typeof parent.children;
}

const tag = (value: string): RootContent => ({type: 'html', value});

/** Puts numbered lists of a document into `<Steps>`. Returns whether there are any. */
export function arrangeLists(tree: Root): boolean {
  makeLists(tree);
  joinLists(tree);
  const isSteps = (node: RootContent) =>
    node.type === 'list' && node.ordered === true && node.children.length > 1;
  const hasSteps = tree.children.some(isSteps);
  tree.children = tree.children.flatMap((node) =>
    isSteps(node) ? [tag('<Steps>'), node, tag('</Steps>')] : node,
  );
  return hasSteps;
}
