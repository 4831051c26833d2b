import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx, lineOf, type JsxElement} from '@portal/content/mdx/mdx';
import {harmful} from '@portal/common/text/characters';
import {expand} from '@portal/content/source/expand';
import type {Page} from '@portal/content/source/page';
import {chosen, wholePages, type Site} from '@portal/content/source/site';
import type {Finding, Rule} from '../lib/rule';

const marker = (heading: Heading) => parseMarkdownHeadingId(toString(heading), 'classic');

/** Returns whether a heading contains a value, which does not exist before the page runs. */
function hasValue(heading: Heading): boolean {
  return heading.children.some((node) => isJsx(node, 'Value'));
}

/** Returns whether something leads elsewhere. */
const isLink = (node: Nodes): boolean =>
  node.type === 'link' || node.type === 'linkReference' || isJsx(node, 'a', 'Link');

function problemOf(heading: Heading, above: number): string | null {
  const {depth} = heading;
  const {text, id = ''} = marker(heading);
  if (text.includes('{#') || /\s/.test(id)) {
    return 'Die Marke dieser Überschrift ist nicht richtig geschrieben → Schreiben Sie sie ganz ans Ende, ohne Leerzeichen darin: {#bild-ersetzen}.';
  }
  if (text.trim() === '') {
    return 'Überschrift ohne Text → Schreiben Sie einen, oder löschen Sie die Zeile.';
  }
  const anchor = id === '' ? createSlugger().slug(text) : id;
  if (!/[\p{L}\p{N}]/u.test(anchor) || new RegExp(`^-|${harmful}|\\uFE0F`, 'u').test(anchor)) {
    return 'Aus dem Bildzeichen dieser Überschrift wird kein Anker → Schreiben Sie Wörter, oder geben Sie ihr eine Marke: {#einstellungen}.';
  }
  if (hasValue(heading)) {
    return '<Value> in einer Überschrift fehlt im Inhaltsverzeichnis und im Anker → Schreiben Sie den Wert in den Text darunter.';
  }
  if (heading.children.some(isLink)) {
    return 'Link in einer Überschrift, die auf dem Telefon ihren Abschnitt öffnet → Setzen Sie den Link in den Text darunter.';
  }
  if (depth === 1) {
    return 'Überschrift mit einem # → Nehmen Sie ##. Die oberste Überschrift macht der Titel im Seitenkopf.';
  }
  if (depth > 3) {
    return `Überschrift mit ${'#'.repeat(depth)} → Nehmen Sie ## oder ###, oder teilen Sie die Seite.`;
  }
  return depth - above > 1
    ? 'Über dieser Überschrift mit ### fehlt eine mit ## → Nehmen Sie ##, oder ergänzen Sie die Überschrift darüber.'
    : null;
}

/** Returns whether all of a node is bold. */
const isBold = (node: Nodes): boolean =>
  node.type === 'strong' ||
  isJsx(node, 'b', 'strong') ||
  (node.type === 'emphasis' && node.children.every(isBold));

/**
 * Returns what is wrong with a paragraph whose first line is nothing but bold type, which is no heading for anybody
 * else.
 */
function boldProblem({children: [first, next]}: Paragraph, above: number): string | null {
  const isAlone = !next || (next.type === 'text' && next.value.startsWith('\n'));
  const text = first && isBold(first) ? toString(first).replace(/^\d+[.)]\s+/, '') : '';
  return isAlone && text !== '' && text.length <= 80 && !/[.:!?…]$/.test(text)
    ? `Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ${above === 1 ? '##' : '###'} ${text}. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.`
    : null;
}

/** A heading or title that is written in HTML, not in Markdown. */
const isTag = (node: Nodes): node is JsxElement => isJsx(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/**
 * Returns the level of a heading that is meant but not written as one: `<h2>`, or `##Titel`, which `markdown` reports.
 */
function meantDepth(node: Nodes): number | undefined {
  if (isTag(node)) {
    return Number(node.name!.slice(1));
  }
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'text' ? /^(#{2,3})[^#\s]/.exec(first.value)?.[1]?.length : undefined;
}

/** Checks the headings in the order in which readers see them, with partials in their places. */
function check(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  const markers = new Set<string>();
  let above = 1;
  for (const {node, from, ancestors} of expand(page, site)) {
    const report = (message: string | null | false) => {
      if (message) {
        found.push({file: from.file, line: lineOf(node), message});
      }
    };
    if (node.type === 'heading') {
      report(problemOf(node, above));
      const {id} = marker(node);
      report(
        id !== undefined &&
          markers.has(id) &&
          `Die Marke {#${id}} steht schon an einer Überschrift weiter oben → Wählen Sie für diese eine andere.`,
      );
      markers.add(id ?? '');
      // One with a single # is told to take two.
      above = node.depth === 1 ? 2 : node.depth;
    }
    if (node.type === 'paragraph' && ancestors.length === 0) {
      report(boldProblem(node, above));
    }
    above = meantDepth(node) ?? above;
    report(isTag(node) && 'Überschrift als HTML → Schreiben Sie sie mit ## oder ###.');
  }
  return found;
}

/** There are two levels of headings below the title. None is left out, empty or has the id of another. */
export default {
  name: 'ueberschriften',
  level: 'error',
  check: (site) => chosen(wholePages(site), site).flatMap((page) => check(page, site)),
} satisfies Rule;
