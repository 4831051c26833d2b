import {Children, isValidElement, type ReactNode} from 'react';
import {shownQuestions} from '../Faq/shownQuestions';
import {figureAttribute} from '@portal/content/parts';
import type {StepPictures} from '../Steps/stepPictures';
import {unitOf} from '../Steps/unitOf';

export interface GuideStep {
  /** What the page says. */
  text: ReactNode;
  /** A copy of the picture that belongs to it. */
  picture?: Element;
  /** Ids of the numbers in the picture that the step names. */
  numbers: string[];
  /** What the screen shows at this step. */
  screen?: StepPictures[string];
}

/** A list of steps with all that belongs to them. The reader may leave the page. */
export interface Guide {
  /** Address of the first step, which names the guide. */
  address: string;
  title: string;
  steps: GuideStep[];
  /** The page's questions. */
  questions: readonly ReactNode[];
}

const figure = `[${figureAttribute}]`;

/** Returns a copy of a picture of the page, with its numbers but nothing to press: pictures do nothing here. */
function copyOf(picture: Element): Element {
  const copy = picture.cloneNode(true) as Element;
  copy.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  copy
    .querySelectorAll('figcaption, figure > div > :is(a, button)')
    .forEach((part) => part.remove());
  return copy;
}

/** Returns the texts of the `Step`s in the content of a `Steps`. */
function textsOf(content: ReactNode): ReactNode[] {
  return Children.toArray(content).flatMap((part) => {
    if (!isValidElement<{n?: number; children?: ReactNode}>(part)) {
      return [];
    }
    const {n, children} = part.props;
    return n === undefined ? textsOf(children) : [children];
  });
}

const follows = (a: Element, b: Element): boolean =>
  Boolean(b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Returns the heading of the section that contains a list, and the picture of that section that is nearest to it. */
function sectionOf(list: Element): {title: string; picture: Element | undefined} {
  const headings = [...document.querySelectorAll('h1, .markdown :is(h2, h3)')];
  const heading = headings.findLast((one) => follows(list, one));
  const next = headings.find((one) => follows(one, list));
  const figures = [...document.querySelectorAll(figure)].filter(
    (one) => (!heading || follows(one, heading)) && (!next || follows(next, one)),
  );
  return {
    title: heading?.textContent.replace('\u200B', '').trim() ?? document.title,
    picture: figures.findLast((one) => follows(list, one)) ?? figures[0],
  };
}

/** Reads a step. Its picture is the one with the numbers that it names, otherwise that of the section. */
function stepOf(
  item: HTMLLIElement,
  ofSection: Element | undefined,
  screens: StepPictures,
  text: ReactNode,
): GuideStep {
  const numbers = [...item.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    .map(({hash}) => decodeURIComponent(hash.slice(1)))
    .filter((id) => document.getElementById(id)?.closest(figure));
  const named = numbers.map((id) => document.getElementById(id)!.closest(figure)!);
  const picture = item.querySelector(figure) ?? named[0] ?? ofSection;
  return {
    text,
    numbers,
    ...(picture && {picture: copyOf(picture)}),
    screen: screens[unitOf(item)],
  };
}

/**
 * Reads the guide that a list of steps on the page is.
 *
 * @param content what the `Steps` around the list shows
 * @param screens the pictures of the page's steps
 */
export function readGuide(list: Element, content: ReactNode, screens: StepPictures = {}): Guide {
  const items = [...list.querySelectorAll<HTMLLIElement>(':scope > ol > li')];
  const texts = textsOf(content);
  const {title, picture} = sectionOf(list);
  return {
    address: new URL(`#${items[0]?.id ?? ''}`, window.location.href).href,
    title,
    steps: items.map((item, index) => stepOf(item, picture, screens, texts[index])),
    questions: [...shownQuestions],
  };
}
