import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

interface Read {
  /** The text of the document as Markdown. */
  tree: Root;
  /** The document's title, if a paragraph has this style. */
  title?: string;
}

const textOf = (node: Element | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const hrefOf = ({properties}: Element): string => String(properties.href ?? '');

/** Removes the title from the document and returns it. */
function takeTitle(root: HtmlRoot): string | undefined {
  let title: string | undefined;
  visit(root, 'element', (node, index, parent) => {
    if (parent && index !== undefined && [node.properties.className].flat().includes('title')) {
      title ??= textOf(node).trim();
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return title;
}

/** Writes footnotes in brackets where they belong, because a web page has no foot. */
function placeFootnotes(root: HtmlRoot): void {
  const notes = new Map<string, string>();
  visit(root, 'element', (node, index, parent) => {
    const id = String(node.properties.id ?? '');
    if (node.tagName === 'li' && /^(?:foot|end)note-/.test(id) && parent && index !== undefined) {
      notes.set(`#${id}`, textOf(node).replace(/↑\s*$/, '').trim());
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(root, 'element', (node, index, parent) => {
    const [link] = node.children;
    const note = link?.type === 'element' ? notes.get(hrefOf(link)) : undefined;
    if (node.tagName === 'sup' && note !== undefined && parent && index !== undefined) {
      parent.children[index] = {type: 'text', value: ` (${note})`};
    }
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

/** Makes the first row of each table its head, because Word rarely says which row that is. */
function headTables(root: HtmlRoot): void {
  visit(root, 'element', (table) => {
    const rows: Element[] = [];
    visit(table, 'element', (row) => {
      if (row.tagName === 'tr') rows.push(row);
    });
    if (table.tagName === 'table') {
      for (const cell of rows[0]?.children ?? []) {
        if (cell.type === 'element') cell.tagName = 'th';
      }
    }
  });
}

/** Turns the HTML of a document into Markdown. */
export async function readTree(html: string): Promise<Read> {
  const root = unified().use(rehypeParse, {fragment: true}).parse(html);
  placeFootnotes(root);
  withoutBookmarks(root);
  headTables(root);
  const title = takeTitle(root);
  return {tree: await unified().use(rehypeRemark).run(root), ...(title && {title})};
}
