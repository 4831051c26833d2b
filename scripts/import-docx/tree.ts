import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {textElement} from '@portal/content/mdx/mdx';
import {cellTags} from './cells';
import {element, elementsIn, textOf} from './hast';
import type {Hints} from './hints';
import {numberMark} from './prepare/lists';
import {simplifyTables} from './tables';

interface Read {
  /** The text of the document as Markdown. */
  tree: Root;
  /** The document's title, if a paragraph has this style. */
  title?: string;
}

const hrefOf = ({properties}: Element): string => String(properties.href ?? '');

function picturesIn(node: Element): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (inner) => {
    if (inner.tagName === 'img') {
      found.push(inner);
    }
  });
  return found;
}

/** Removes the title from the document and returns it. Other paragraphs of its style are headings. */
function takeTitle(root: HtmlRoot): string | undefined {
  let title: string | undefined;
  visit(root, 'element', (node, index, parent) => {
    const isTitle = [node.properties.className].flat().includes('title');
    if (title === undefined && isTitle && parent && index !== undefined) {
      title = textOf(node).trim();
      const pictures = picturesIn(node);
      parent.children.splice(index, 1, ...(pictures.length > 0 ? [element('p', pictures)] : []));
      return [SKIP, index];
    }
    return undefined;
  });
  return title;
}

/** Returns the content of a note, with spaces between its paragraphs and without the link back. */
function noteContent(note: Element): ElementContent[] {
  const isBack = (node: ElementContent) =>
    node.type === 'element' && node.tagName === 'a' && /-ref-/.test(hrefOf(node));
  return note.children.flatMap((node, index): ElementContent[] => {
    const content =
      node.type === 'element' ? node.children.filter((child) => !isBack(child)) : [node];
    return index > 0 && content.length > 0 ? [{type: 'text', value: ' '}, ...content] : content;
  });
}

/** Removes white space at the end of nodes. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') {
    return nodes;
  }
  const value = last.value.trimEnd();
  return value === ''
    ? trimEnd(nodes.slice(0, -1))
    : [...nodes.slice(0, -1), {type: 'text', value}];
}

/** Writes footnotes in brackets where they belong, because a web page has no foot. */
function placeFootnotes(root: HtmlRoot): void {
  const notes = new Map<string, ElementContent[]>();
  visit(root, 'element', (node, index, parent) => {
    const id = String(node.properties.id ?? '');
    if (node.tagName === 'li' && /^(?:foot|end)note-/.test(id) && parent && index !== undefined) {
      notes.set(`#${id}`, trimEnd(noteContent(node)));
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(root, 'element', (node, index, parent) => {
    const [link] = node.children;
    const note = link?.type === 'element' ? notes.get(hrefOf(link)) : undefined;
    if (node.tagName !== 'sup' || note === undefined || !parent || index === undefined) {
      return undefined;
    }
    const text = (value: string): ElementContent => ({type: 'text', value});
    parent.children.splice(index, 1, text(' ('), ...structuredClone(note), text(')'));
    return [SKIP, index + note.length + 2];
  });
}

/** Takes the bookmarks of Word away, with the links to them. */
function withoutBookmarks(root: HtmlRoot): void {
  visit(root, 'element', (node, index, parent) => {
    const href = hrefOf(node);
    if (node.tagName === 'a' && (href === '' || href.startsWith('#')) && parent) {
      parent.children.splice(index!, 1, ...node.children);
      return [SKIP, index!];
    }
    return undefined;
  });
}

/** Returns the number that an entry has in Word. */
function numberOf(entry: Element): number | undefined {
  const mark = elementsIn(entry, 'a')
    .map(({properties}) => String(properties.id ?? ''))
    .find((id) => id.startsWith(numberMark));
  return mark === undefined ? undefined : Number(mark.slice(numberMark.length));
}

/** Begins a new list wherever the numbers of Word do not go on, and gives it its first number. */
function numberLists(root: HtmlRoot): void {
  visit(root, 'element', (list, index, parent) => {
    if (list.tagName !== 'ol' || !parent || index === undefined) {
      return undefined;
    }
    const made: Element[] = [];
    let next: number | undefined;
    for (const entry of elementsIn(list, 'li')) {
      const number = numberOf(entry) ?? next ?? 1;
      if (number !== next) {
        made.push(element('ol', [], number === 1 ? {} : {start: number}));
      }
      made.at(-1)!.children.push(entry);
      next = number + 1;
    }
    if (made.length < 2) {
      list.properties.start = made[0]?.properties.start;
      return undefined;
    }
    parent.children.splice(index, 1, ...made);
    // What is inside of these lists comes next.
    return index;
  });
}

/** What Markdown has no signs for stays HTML. */
const asHtml = (name: string): NonNullable<Options['handlers']>[string] => {
  return (state, node: Element): Nodes => {
    const {start} = node.properties;
    return textElement(
      name,
      typeof start === 'number' ? {start} : ({} as Record<string, number>),
      state.all(node) as PhrasingContent[],
    );
  };
};

const handlers: Options['handlers'] = {
  sup: asHtml('sup'),
  sub: asHtml('sub'),
  ...Object.fromEntries(Object.entries(cellTags).map(([tag, name]) => [tag, asHtml(name)])),
};

/** Turns the HTML of a document into Markdown. */
export async function readTree(html: string, hints: Hints): Promise<Read> {
  const root = unified().use(rehypeParse, {fragment: true}).parse(html);
  placeFootnotes(root);
  numberLists(root);
  withoutBookmarks(root);
  simplifyTables(root, hints);
  const title = takeTitle(root);
  return {tree: await unified().use(rehypeRemark, {handlers}).run(root), ...(title && {title})};
}
