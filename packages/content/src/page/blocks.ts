import type {AnyNode, Element} from 'domhandler';
import {isTag, isText} from 'domhandler';
import {stepsAttribute} from '../parts';
import type {PageText} from './model';

/** A piece of an article, in reading order. */
export type Block =
  | {
      kind: 'heading';
      level: number;
      id: string | null;
      text: string;
      /** Whether it is a question of an FAQ. It has the level below the heading before it. */
      isQuestion?: true;
    }
  | ({kind: 'text'} & PageText)
  | {
      kind: 'steps';
      /** Anchor of the first step. Its text is among the texts that follow. */
      firstStep: string;
    };

const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const skipped = new Set(
  'nav script style template noscript button form input select textarea iframe svg'.split(' '),
);

function isSkipped({name, attribs}: Element): boolean {
  const classes = attribs.class?.split(/\s+/) ?? [];
  return (
    (skipped.has(name) && attribs.role !== 'img') ||
    attribs['aria-hidden'] === 'true' ||
    attribs.role === 'button' ||
    classes.includes('no-search') ||
    classes.includes('hash-link')
  );
}

/** Returns the alternative text of a picture, or null if the element is not a picture. */
function pictureText({name, attribs}: Element): string | null {
  return name === 'img'
    ? (attribs.alt ?? '')
    : attribs.role === 'img'
      ? (attribs['aria-label'] ?? '')
      : null;
}

/**
 * Returns whether the style separates an element from the one before: two spans without text between them (name and
 * line of a card), but not the parts of an address.
 */
function isSetApart({name, prev, parent}: Element): boolean {
  const isOneWord = parent && isTag(parent) && parent.attribs.translate === 'no';
  return name === 'span' && !isOneWord && prev !== null && isTag(prev) && prev.name === 'span';
}

const clean = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Share of link text from which a text counts as a signpost. */
const signpostShare = 0.4;

/**
 * Returns whether a link leads to another place in the portal, and not to another website, a mail address or a phone
 * number.
 */
const isInside = (href: string): boolean => !/^[a-z]+:/i.test(href);

/** Returns the length of the texts below a node that link to another place in the portal. */
function linkedLength(node: AnyNode): number {
  if (!isTag(node) || isSkipped(node)) {
    return 0;
  }
  return node.name === 'a' && node.attribs.href && isInside(node.attribs.href)
    ? clean(flatText(node)).length
    : node.children.reduce((sum, child) => sum + linkedLength(child), 0);
}

/** Returns the text of a node and its descendants, with spaces between blocks. */
function flatText(node: AnyNode): string {
  if (isText(node)) {
    return node.data;
  }
  if (!isTag(node) || isSkipped(node)) {
    return '';
  }
  const picture = pictureText(node);
  const text = picture ?? node.children.map(flatText).join('');
  return inline.has(node.name) && node.name !== 'br' ? text : ` ${text} `;
}

/**
 * Returns whether an element is the title of folded text that a link can open: the question of an FAQ. The text of a
 * section folds as well, but its title is hidden, because its heading stands before it.
 */
function isQuestion({name, attribs, parent}: Element): boolean {
  const isTitle = name === 'summary' && attribs.hidden === undefined;
  return isTitle && parent !== null && isTag(parent) && parent.attribs.id !== undefined;
}

/** Returns the number of a step, or undefined for an element that begins none. Steps inside of a step do not count. */
function stepNumber({name, parent, prev}: Element): number | undefined {
  const list = name === 'li' && parent && isTag(parent) && parent.name === 'ol' ? parent : null;
  const isInner = list?.parent && isTag(list.parent) && list.parent.name === 'li';
  if (!list || isInner) {
    return undefined;
  }
  let number = 1;
  for (let before = prev; before; before = before.prev) {
    number += Number(isTag(before));
  }
  return number;
}

/** Returns the text of a table row. A row is one block, so that a cell is read with its label. */
function rowText(row: Element): string {
  return row.children
    .filter(isTag)
    .map((cell) => clean(flatText(cell)))
    .filter(Boolean)
    .join(' · ');
}

/** Returns the first item of the lists below an element. */
function firstItem(element: Element): Element | undefined {
  const below = element.children.filter(isTag);
  return element.name === 'li' ? element : below.map(firstItem).find((item) => item !== undefined);
}

/**
 * Returns the headings and texts below a node in reading order: paragraphs, list items, table rows, definitions,
 * captions, summaries, alternative texts. Leaves out navigation, controls, everything that is hidden from screen
 * readers, and elements with the class `no-search`.
 */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = [];
  let pending = '';
  let linked = 0;
  let step: number | undefined;
  /** Level of the last heading of the page. */
  let level = 1;
  const flush = () => {
    const text = clean(pending);
    if (/\p{L}/u.test(text)) {
      const isSignpost = linked >= signpostShare * text.length;
      blocks.push({kind: 'text', text, isSignpost, ...(step !== undefined && {step})});
      step = undefined;
    }
    pending = '';
    linked = 0;
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      pending += node.data;
    } else if (isTag(node) && !isSkipped(node)) {
      visitElement(node);
    }
  };
  const visitElement = (element: Element): void => {
    const heading = /^h([1-6])$/.exec(element.name);
    const picture = pictureText(element);
    if (inline.has(element.name) && picture === null) {
      pending += element.name === 'br' || isSetApart(element) ? ' ' : '';
      linked += element.name === 'a' ? linkedLength(element) : 0;
      element.children.forEach(visit);
      return;
    }
    flush();
    step = stepNumber(element) ?? step;
    if (element.name === 'figure' && element.attribs['aria-label']) {
      // This is a drawing: its description and its legend count, its parts do not.
      pending = element.attribs['aria-label'];
      flush();
      element.children
        .filter((child) => isTag(child) && child.name === 'figcaption')
        .forEach(visit);
    } else if (heading) {
      const text = clean(flatText(element));
      level = Number(heading[1]);
      blocks.push({kind: 'heading', level, id: element.attribs.id ?? null, text});
    } else if (isQuestion(element)) {
      const id = (element.parent as Element).attribs.id!;
      blocks.push({
        kind: 'heading',
        level: Math.min(level + 1, 6),
        id,
        text: clean(flatText(element)),
        isQuestion: true,
      });
    } else if (picture !== null || element.name === 'tr' || element.name === 'pre') {
      pending = picture ?? (element.name === 'tr' ? rowText(element) : flatText(element));
      linked = linkedLength(element);
    } else {
      if (element.attribs[stepsAttribute] !== undefined) {
        blocks.push({kind: 'steps', firstStep: firstItem(element)?.attribs.id ?? ''});
      }
      element.children.forEach(visit);
    }
    flush();
  };
  visit(root);
  flush();
  return blocks;
}
