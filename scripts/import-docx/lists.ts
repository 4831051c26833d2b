import type {List, ListItem, Paragraph, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isImage} from './pictures';

const typedNumber = /^\s*(\d+)[.)]\s+/;
const typedBullet = /^\s*[•·▪■●‣–-]\s+/;

interface Sign {
  sign: RegExp;
  /** Undefined for a bullet. */
  number?: number;
}

/** Returns the sign that somebody typed before a paragraph instead of making a list. */
function typedSign(node: RootContent | undefined): Sign | null {
  const [first] = node?.type === 'paragraph' ? node.children : [];
  const text = first?.type === 'text' ? first.value : '';
  const [, number] = typedNumber.exec(text) ?? [];
  return number !== undefined
    ? {sign: typedNumber, number: Number(number)}
    : typedBullet.test(text)
      ? {sign: typedBullet}
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

/** Returns the paragraphs of a typed list from here on: two or more bullets, or the numbers 1, 2 and so on. */
function typedList(nodes: readonly RootContent[], from: number): Paragraph[] {
  const found: Paragraph[] = [];
  const isNumbered = typedSign(nodes[from])?.number !== undefined;
  for (let index = from; index < nodes.length; index++) {
    const sign = typedSign(nodes[index]);
    const fits = isNumbered ? sign?.number === found.length + 1 : sign && sign.number === undefined;
    if (!fits) {
      break;
    }
    found.push(nodes[index] as Paragraph);
  }
  return found.length > 1 ? found : [];
}

/** Makes lists of paragraphs with typed numbers or bullets. */
function makeLists(parent: Parents): void {
  const made: RootContent[] = [];
  const nodes = parent.children as RootContent[];
  for (let index = 0; index < nodes.length; index++) {
    const paragraphs = typedList(nodes, index);
    if (paragraphs.length === 0) {
      made.push(nodes[index]!);
      continue;
    }
    const {sign, number} = typedSign(nodes[index])!;
    const children = paragraphs.map((paragraph) => entry(paragraph, sign));
    made.push({type: 'list', ordered: number !== undefined, start: 1, spread: false, children});
    index += paragraphs.length - 1;
  }
  parent.children = made as typeof parent.children;
}

const isNumbered = (node: RootContent | undefined): node is List =>
  node?.type === 'list' && node.ordered === true;

const startOf = (list: List): number => list.start ?? 1;

/** Returns whether a list goes on with the numbers of another one. */
const goesOn = (list: List, before: List | undefined): boolean =>
  before !== undefined && startOf(list) === startOf(before) + before.children.length;

/** Joins numbered lists with nothing but pictures between them: each picture belongs to the step before it. */
function joinLists(parent: Parents): void {
  const made: RootContent[] = [];
  let list: List | undefined;
  let pictures: RootContent[] = [];
  for (const node of parent.children as RootContent[]) {
    if (isNumbered(node) && list && goesOn(node, list)) {
      (list.children.at(-1)!.children as RootContent[]).push(...pictures);
      list.children.push(...node.children);
      made.splice(made.length - pictures.length, pictures.length);
      pictures = [];
    } else {
      made.push(node);
      list = isNumbered(node) ? node : isImage(node) ? list : undefined;
      pictures = list && isImage(node) ? [...pictures, node] : [];
    }
  }
  parent.children = made as typeof parent.children;
}

/**
 * Writes the numbers of lists inside of others as text if they begin at another number than 1, because such a list
 * cannot say so.
 */
function keepInnerNumbers(tree: Root): void {
  visit(tree, 'list', (list, _index, parent) => {
    const siblings = (parent?.children ?? []) as RootContent[];
    const before = siblings.slice(0, siblings.indexOf(list)).findLast(isNumbered);
    if (
      parent?.type === 'root' ||
      !isNumbered(list) ||
      startOf(list) === 1 ||
      goesOn(list, before)
    ) {
      return;
    }
    list.children.forEach(({children: [first]}, index) => {
      if (first?.type === 'paragraph') {
        first.children.unshift({type: 'text', value: `${startOf(list) + index}. `});
      }
    });
    list.ordered = false;
  });
}

const tag = (value: string): RootContent => ({type: 'html', value});

/** Returns the numbered lists below each heading, in their order. */
function sectionsOf(nodes: readonly RootContent[]): List[][] {
  const sections: List[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading') {
      sections.push([]);
    } else if (isNumbered(node)) {
      sections.at(-1)!.push(node);
    }
  }
  return sections;
}

/** Returns the lists that are steps, with the tag that begins each. One entry alone is not a step. */
function stepsOf(nodes: readonly RootContent[]): Map<RootContent, string> {
  const found = new Map<RootContent, string>();
  for (const lists of sectionsOf(nodes)) {
    lists.forEach((list, index) => {
      const [before, next] = [lists[index - 1], lists[index + 1]];
      const isContinued = next !== undefined && goesOn(next, list);
      const isFirst = startOf(list) === 1;
      if (list.children.length > 1 || isContinued || !isFirst) {
        const isAtStart = isFirst || goesOn(list, before);
        found.set(list, isAtStart ? '<Steps>' : `<Steps start={${startOf(list)}}>`);
      }
    });
  }
  return found;
}

/** Puts numbered lists of a document into `<Steps>`. Returns whether there are any. */
export function arrangeLists(tree: Root): boolean {
  makeLists(tree);
  joinLists(tree);
  keepInnerNumbers(tree);
  const steps = stepsOf(tree.children);
  tree.children = tree.children.flatMap((node) => {
    const begin = steps.get(node);
    return begin === undefined ? node : [tag(begin), node, tag('</Steps>')];
  });
  return steps.size > 0;
}
