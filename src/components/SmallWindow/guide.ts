import {figureAttribute} from '../Figure/nearestFigure';
import type {StepPictures} from '../Steps/stepPictures';
import {unitOf} from '../Steps/unitOf';

export interface GuideStep {
  /** A copy of what the page says. */
  text: Element;
  /** A copy of the picture that belongs to it. */
  picture?: Element;
  /** Ids of the numbers in the picture that the step names. */
  numbers: string[];
  /** What the screen shows at this step. */
  screen?: StepPictures[string];
}

/** A list of steps with all that belongs to them, copied from the page, which the reader may leave. */
export interface Guide {
  /** Address of the first step, which names the guide. */
  address: string;
  title: string;
  steps: GuideStep[];
  /** Copies of the page's questions. */
  questions: Element[];
}

const figure = `[${figureAttribute}]`;

/** Returns a copy of an element of the page whose links still lead to the same places, without the page's controls. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const links = element.querySelectorAll('a');
  copy.querySelectorAll('a').forEach((link, index) => (link.href = links[index]!.href));
  copy.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  copy
    .querySelectorAll('figcaption, figure > div > :is(a, button), .hash-link')
    .forEach((part) => part.remove());
  return copy;
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
  const copy = heading?.cloneNode(true) as Element | undefined;
  copy?.querySelector('.hash-link')?.remove();
  return {
    title: copy?.textContent.trim() ?? document.title,
    picture: figures.findLast((one) => follows(list, one)) ?? figures[0],
  };
}

/** Reads a step. Its picture is the one with the numbers that it names, otherwise that of the section. */
function stepOf(
  item: HTMLLIElement,
  ofSection: Element | undefined,
  screens: StepPictures,
): GuideStep {
  const text = item.lastElementChild ?? item;
  const numbers = [...text.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    .map(({hash}) => decodeURIComponent(hash.slice(1)))
    .filter((id) => document.getElementById(id)?.closest(figure));
  const named = numbers.map((id) => document.getElementById(id)!.closest(figure)!);
  const picture = text.querySelector(figure) ?? named[0] ?? ofSection;
  return {
    text: copyOf(text),
    numbers,
    ...(picture && {picture: copyOf(picture)}),
    screen: screens[unitOf(item)],
  };
}

/** Reads the guide that a list of steps on the page is. `screens` are the pictures of the page's steps. */
export function readGuide(list: Element, screens: StepPictures = {}): Guide {
  const items = [...list.querySelectorAll<HTMLLIElement>(':scope > ol > li')];
  const {title, picture} = sectionOf(list);
  return {
    address: new URL(`#${items[0]?.id ?? ''}`, window.location.href).href,
    title,
    steps: items.map((item) => stepOf(item, picture, screens)),
    questions: [...document.querySelectorAll('[data-faq] > details')].map(copyOf),
  };
}
