import type {List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import type {Label} from './numbering';

/** A paragraph of a list, before the lists are made. */
export interface Entry {
  type: 'entry';
  label: Label;
  /** Its paragraphs and pictures. */
  children: RootContent[];
}

type Flat = RootContent | Entry;

const typedNumber = /^\s*(\d+)[.)]\s+/;
const typedBullet = /^\s*[•·▪■●‣–-]\s+/;

/** Returns what somebody typed before a paragraph instead of making a list: its number, or 0 for a bullet. */
function typedMarker(node: Flat | undefined): number | undefined {
  const [first] = node?.type === 'paragraph' ? node.children : [];
  const text = first?.type === 'text' ? first.value : '';
  const number = typedNumber.exec(text)?.[1];
  return number !== undefined ? Number(number) : typedBullet.test(text) ? 0 : undefined;
}

function typedEntry(paragraph: Paragraph, number: number): Entry {
  const [first] = paragraph.children;
  if (first?.type === 'text') {
    first.value = first.value.replace(number === 0 ? typedBullet : typedNumber, '');
  }
  const label = {text: '', number, level: 0, isBullet: number === 0, isPlain: true};
  return {type: 'entry', label, children: [paragraph]};
}

/** Makes entries of typed lists: of two or more bullets, or of paragraphs with the numbers 1, 2 and so on. */
function withTypedLists(nodes: readonly Flat[]): Flat[] {
  const made: Flat[] = [];
  for (let index = 0; index < nodes.length;) {
    const isNumbered = typedMarker(nodes[index]) === 1;
    let length = 0;
    while (typedMarker(nodes[index + length]) === (isNumbered ? length + 1 : 0)) {
      length++;
    }
    const group = nodes.slice(index, index + Math.max(length, 1));
    index += group.length;
    made.push(
      ...(length > 1
        ? group.map((one, at) => typedEntry(one as Paragraph, isNumbered ? at + 1 : 0))
        : group),
    );
  }
  return made;
}

const startOf = (list: List): number => list.start ?? 1;

/** Returns whether an entry goes on with a list. */
const fits = ({label}: Entry, list: List): boolean =>
  label.isBullet
    ? !list.ordered
    : list.ordered === true && label.number === startOf(list) + list.children.length;

/** Makes lists of entries, one inside of the other by their levels. Pictures between two steps belong to the first. */
export function makeLists(nodes: readonly Flat[]): RootContent[] {
  const made: RootContent[] = [];
  let open: {level: number; list: List}[] = [];
  let pictures: RootContent[] = [];
  for (const node of withTypedLists(nodes)) {
    if (node.type === 'image' && open.length > 0) {
      pictures.push(node);
      continue;
    }
    if (node.type !== 'entry') {
      made.push(...pictures, node);
      pictures = [];
      open = [];
      continue;
    }
    const {level, isBullet, number} = node.label;
    const above = open.filter((one) => one.level < level);
    const same = open.find((one) => one.level === level);
    const item: ListItem = {
      type: 'listItem',
      spread: false,
      children: node.children as ListItem['children'],
    };
    if (same && fits(node, same.list) && (same.list.ordered || pictures.length === 0)) {
      same.list.children.at(-1)!.children.push(...(pictures.splice(0) as ListItem['children']));
      same.list.children.push(item);
      open = [...above, same];
      continue;
    }
    const list: List = {
      type: 'list',
      ordered: !isBullet,
      ...(!isBullet && {start: number}),
      spread: false,
      children: [item],
    };
    const parent = pictures.length > 0 ? undefined : above.at(-1)?.list.children.at(-1);
    if (parent) {
      // Without an empty line before it, such a list would be a part of the paragraph.
      parent.spread ||= number !== 1 && !isBullet;
      parent.children.push(list);
    } else {
      made.push(...pictures.splice(0), list);
    }
    open = [...(parent ? above : []), {level, list}];
  }
  return [...made, ...pictures];
}

const tag = (value: string): RootContent => ({type: 'html', value});

const isNumbered = (node: RootContent): node is List =>
  node.type === 'list' && node.ordered === true;

/** Puts numbered lists of a page into `<Steps>`. One entry alone is not a step. Returns whether there are any. */
export function markSteps(tree: Root): boolean {
  let hasSteps = false;
  let before: List | undefined;
  tree.children = tree.children.flatMap((node, index, nodes) => {
    if (node.type === 'heading') {
      before = undefined;
    }
    if (!isNumbered(node)) {
      return node;
    }
    const goesOn = (list: List, last: List | undefined) =>
      last !== undefined && startOf(list) === startOf(last) + last.children.length;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    const next = rest.slice(0, end < 0 ? undefined : end).find(isNumbered);
    const start = startOf(node);
    const isAtStart = start === 1 || goesOn(node, before);
    before = node;
    if (node.children.length < 2 && start === 1 && !(next && goesOn(next, node))) {
      return node;
    }
    hasSteps = true;
    return [tag(isAtStart ? '<Steps>' : `<Steps start={${start}}>`), node, tag('</Steps>')];
  });
  return hasSteps;
}
