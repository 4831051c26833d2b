import {diffArrays} from 'diff';
import type {Nodes} from 'mdast';
import {isJsx, numberAttribute} from '@portal/content/mdx/mdx';
import {harmful} from '@portal/common/text/characters';
import {parsePage} from '@portal/content/source/page';
import type {Part} from './document';
import {typedNumber} from './headings';
import {quoted, type Hints} from './hints';
import {withDirectAddresses} from './links';
import {Places} from './places';
import {continues, shownText} from './shownText';
import {plain} from './swiss';
import {isShown} from './unseen';
import {all, closest} from './xml';

/** A paragraph of a document as Word shows it. */
export interface ShownParagraph {
  text: string;
  place: string;
}

/** Returns the paragraphs that Word shows, in the order of reading, with the labels of lists. */
export function shownParagraphs(body: Part): ShownParagraph[] {
  const places = new Places(body);
  const shown: ShownParagraph[] = [];
  let begin = '';
  for (const paragraph of all(body.$, 'w:p').filter((node) => isShown(node, body.unseen))) {
    const isHeading = body.styles.headingLevel(paragraph) !== undefined;
    const own = begin + shownText(paragraph, body);
    begin = continues(paragraph) ? own : '';
    const text = isHeading ? own.trimStart().replace(typedNumber, '') : own;
    const label = isHeading ? '' : (body.labels.get(paragraph)?.text ?? '');
    const hasLabel = text.trim() !== '' || closest(paragraph, 'w:tc') !== undefined;
    if (begin === '') {
      shown.push({text: hasLabel ? `${label} ${text}` : text, place: places.of(paragraph)});
    }
  }
  return shown;
}

const invisible = new RegExp(harmful, 'gu');
const quotations = /[„“”"»«‚‘’‹›]/g;
/** Before an entry of a list, on the page it is no text. */
const bullet = /^[•·▪■●‣–-]$/;

/** Returns the words of a text as they are compared: as a Swiss text, and without marks that depend on the country. */
function wordsOf(text: string): string[] {
  return (
    withDirectAddresses(text)
      .normalize('NFKC')
      .replace(invisible, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ẞ', 'SS')
      .replace(quotations, '')
      // The spaces of French quotation marks.
      .replace(/ (?=[.,;:!?](?: |$))/g, '')
      .split(/\s+/)
      .map((word) => word.replace(/^\(?(\d+)[.):]*$/, '$1'))
      .filter((word) => word !== '' && !bullet.test(word))
  );
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
  const start = isJsx(node) ? numberAttribute(node, 'start') : 'start' in node ? node.start : 1;
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  const text = children
    .map((child, index) => `${isList ? ` ${(start ?? 1) + index}. ` : ''}${pageText(child)}`)
    .join('');
  const isApart = !inLine.includes(node.type) || isJsx(node, 'br', 'ol', 'ul', 'li');
  return isApart ? ` ${text} ` : text;
}

/** Names what is written as in Switzerland and otherwise in the document, because a name may have to stay. */
function nameSwiss(shown: readonly ShownParagraph[], onPage: string, hints: Hints): void {
  const text = shown.map((paragraph) => plain(paragraph.text)).join('\n');
  const words = text.match(/[\p{L}\d-]*[ßẞ][\p{L}\d-]*/gu) ?? [];
  const marksIn = (where: string) => where.match(/["„“”‚‘]/g)?.length ?? 0;
  const changed = words.filter((word) => !onPage.includes(word)).map(quoted);
  for (const place of marksIn(text) > marksIn(onPage)
    ? [...changed, 'Anführungszeichen']
    : changed) {
    hints.add(
      'Die Seite ist geschrieben wie in der Schweiz, wo das Dokument anders schreibt',
      'Prüfen Sie Namen und was auf dem Bildschirm steht.',
      place,
    );
  }
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
    .flatMap((paragraph) => wordsOf(paragraph.text).map((word) => ({word, paragraph})));
  const text = pageText(tree);
  nameSwiss(shown, `${title} ${text}`, hints);
  const onPage = wordsOf(text).map((word) => ({word, paragraph: undefined}));
  // The time grows with the square of the differences. Where there are very many, the order is not compared.
  const known = new Set(onPage.map(({word}) => word));
  const changes = diffArrays<(typeof words)[number] | (typeof onPage)[number]>(words, onPage, {
    comparator: (one, other) => one.word === other.word,
    maxEditLength: 2000,
  });
  const lost = changes
    ? changes.filter(({removed}) => removed).flatMap(({value}) => value)
    : words.filter(({word}) => !known.has(word));
  for (const paragraph of new Set(lost.map((one) => one.paragraph!))) {
    const gone = lost.filter((one) => one.paragraph === paragraph).map(({word}) => word);
    hints.add(
      'Dieser Text des Dokuments fehlt auf der Seite oder steht an einem andern Ort',
      'Vergleichen Sie die Stelle mit dem Dokument, und ergänzen Sie sie.',
      `${quoted(gone.join(' '))}: ${paragraph.place}`,
    );
  }
}
