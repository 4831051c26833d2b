import type {Nodes} from 'mdast';
import {isJsx, numberAttribute} from '@portal/content/mdx/mdx';
import {harmful} from '@portal/common/text/signs';
import {parsePage} from '@portal/content/source/page';
import {withDirectAddresses} from './links';
import {quoted, type Hints} from './hints';
import type {ShownParagraph} from './visible';

const invisible = new RegExp(harmful, 'gu');
const quotations = /[„“”"»«‚‘‹›]/g;

/** Returns the words of a text as they are compared: as a Swiss text, and without marks that depend on the country. */
function wordsOf(text: string): string[] {
  return withDirectAddresses(text)
    .normalize('NFKC')
    .replace(invisible, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(quotations, '')
    .split(/\s+/)
    .map((word) => word.replace(/^\(?(\d+)[.):]*$/, '$1'))
    .filter((word) => word !== '');
}

/** Elements in a line of text. All others stand apart from what is before and after them. */
const inLine = ['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'mdxJsxTextElement'];
const unread = ['yaml', 'mdxjsEsm', 'image', 'definition'];

/** Returns the text of a page as readers see it, with the numbers of its lists. */
function pageText(node: Nodes): string {
  if (unread.includes(node.type)) {
    return '';
  }
  if ('value' in node) {
    return node.value;
  }
  const isList = (node.type === 'list' && node.ordered === true) || isJsx(node, 'ol');
  const first =
    node.type === 'list'
      ? (node.start ?? 1)
      : isJsx(node)
        ? (numberAttribute(node, 'start') ?? 1)
        : 1;
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  const text = children
    .map((child, index) => `${isList ? ` ${first + index}. ` : ''}${pageText(child)}`)
    .join('');
  const isApart = !inLine.includes(node.type) || isJsx(node, 'br', 'ol', 'ul', 'li');
  return isApart ? ` ${text} ` : text;
}

interface Word {
  text: string;
  paragraph: ShownParagraph;
}

/** The most differences that are looked for one by one; the time grows with their square. */
const limit = 2000;

/**
 * Returns the words that are missing in `page`, in which they must stand in the same order. It is the algorithm of
 * Myers, «An O(ND) Difference Algorithm» (1986); only what must be deleted counts.
 */
function missingWords(words: readonly Word[], page: readonly string[]): Word[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  const max = Math.min(words.length + page.length, limit);
  const at = (reached: Map<number, number>, k: number) => reached.get(k) ?? -1;
  for (let d = 0; d <= max; d++) {
    trace.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && at(furthest, k - 1) < at(furthest, k + 1));
      let x = isDown ? at(furthest, k + 1) : at(furthest, k - 1) + 1;
      while (x < words.length && x - k < page.length && words[x]!.text === page[x - k]) {
        x++;
      }
      furthest.set(k, x);
      if (x >= words.length && x - k >= page.length) {
        return deletions(words, trace, page.length);
      }
    }
  }
  const known = new Set(page);
  return words.filter(({text}) => !known.has(text));
}

/** Walks back along the trace of the search and returns the words that it left out. */
function deletions(words: readonly Word[], trace: Map<number, number>[], length: number): Word[] {
  const found: Word[] = [];
  let x = words.length;
  let y = length;
  for (let d = trace.length - 1; d > 0; d--) {
    const reached = trace[d]!;
    const k = x - y;
    const at = (diagonal: number) => reached.get(diagonal) ?? -1;
    const isDown = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const before = isDown ? k + 1 : k - 1;
    const start = at(before);
    if (!isDown) {
      found.unshift(words[start]!);
    }
    x = start;
    y = start - before;
  }
  return found;
}

/**
 * Compares what Word shows with the page and names what is missing on it or stands in another order. `page` is the
 * text of the MDX file; `title` stands in its front matter.
 */
export function compare(
  shown: readonly ShownParagraph[],
  page: string,
  title: string | undefined,
  hints: Hints,
): void {
  const {tree, mdxProblems} = parsePage('email/seite.mdx', page);
  if (mdxProblems.length > 0) {
    hints.add(
      'Die Seite lässt sich nicht lesen, darum ist sie nicht mit dem Dokument verglichen',
      'Vergleichen Sie selber, sobald die Prüfung nichts mehr meldet.',
    );
    return;
  }
  const isTitle = ({text}: ShownParagraph) =>
    title !== undefined && wordsOf(text).join(' ') === wordsOf(title).join(' ');
  const first = shown.findIndex(isTitle);
  const words = shown
    .filter((_, index) => index !== first)
    .flatMap((paragraph) => wordsOf(paragraph.text).map((text) => ({text, paragraph})));
  const missing = new Map<ShownParagraph, string[]>();
  for (const {text, paragraph} of missingWords(words, wordsOf(pageText(tree)))) {
    missing.set(paragraph, [...(missing.get(paragraph) ?? []), text]);
  }
  for (const [{place}, lost] of missing) {
    hints.add(
      'Dieser Text des Dokuments fehlt auf der Seite oder steht an einem andern Ort',
      'Vergleichen Sie die Stelle mit dem Dokument, und ergänzen Sie sie.',
      `${quoted(lost.join(' '))}: ${place}`,
    );
  }
}
