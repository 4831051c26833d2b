import {Children, isValidElement, type ReactNode} from 'react';
import {concerns, sectionsAttribute} from '../Faq/sections';
import {shownQuestions} from '../Faq/shownQuestions';
import {pointsWithFinger} from '@portal/common/browser/pointsWithFinger';
import {figureAttribute} from '@portal/content/parts';
import type {StepAction, StepActions} from '../Steps/stepActions';
import {unitOf} from '../Steps/unitOf';

export interface GuideStep {
  /** Its anchor on the page. */
  id: string;
  /** What the page says. */
  text: ReactNode;
  /** A copy of the picture that belongs to it, if its actions have no screens. */
  picture?: Element;
  /** Ids of the numbers in the picture that the step names. */
  numbers: string[];
  /** What the reader does, in order. None if nobody has noted it, or nothing is to be done. */
  actions: readonly StepAction[];
}

/** A list of steps with all that belongs to them. The reader may leave the page. */
export interface Guide {
  /** Address of the first step, which names the guide. */
  address: string;
  title: string;
  /** When it applies, what not to choose, how to undo it. */
  about: ReactNode;
  steps: GuideStep[];
  /** Ids of its sections, which choose the questions. */
  sections: readonly string[];
  /** The page's questions. None if no question may come up in these sections. */
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

interface Section {
  title: string;
  /** Its id, and that of the section around it. */
  ids: string[];
  /** Its picture that is nearest to the list. */
  picture: Element | undefined;
}

/** Reads the section that contains a list. */
function sectionOf(list: Element): Section {
  const headings = [...document.querySelectorAll('h1, .markdown :is(h2, h3)')];
  const heading = headings.findLast((one) => follows(list, one));
  const next = headings.find((one) => follows(one, list));
  const figures = [...document.querySelectorAll(figure)].filter(
    (one) => (!heading || follows(one, heading)) && (!next || follows(next, one)),
  );
  return {
    title: heading?.textContent.replace('\u200B', '').trim() ?? document.title,
    ids: [heading?.id, list.closest<HTMLElement>('[data-section]')?.dataset.section].filter(
      (id) => id !== undefined,
    ),
    picture: figures.findLast((one) => follows(list, one)) ?? figures[0],
  };
}

/** Returns the actions that the reader does: what only phones need is for readers with a phone. */
function ownActions(actions: readonly StepAction[]): readonly StepAction[] {
  const isOnPhone = pointsWithFinger() && actions.some(({phone}) => phone);
  return actions.filter(({phone = false}) => phone === isOnPhone);
}

/**
 * Reads a step. It is shown with the screens of its actions, otherwise with the picture whose numbers it names, or on a
 * page without actions with the picture of the section. A picture in the step itself is part of its text.
 */
function stepOf(
  item: HTMLLIElement,
  ofSection: Element | undefined,
  known: StepActions,
  text: ReactNode,
): GuideStep {
  const numbers = [...item.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    .map(({hash}) => decodeURIComponent(hash.slice(1)))
    .filter((id) => document.getElementById(id)?.closest(figure));
  const named = numbers.map((id) => document.getElementById(id)!.closest(figure)!);
  const numbered = named.find((one) => !item.contains(one));
  const actions = ownActions(known[unitOf(item)] ?? []);
  const picture = numbered ?? (item.querySelector(figure) ? undefined : ofSection);
  return {
    id: item.id,
    text,
    numbers,
    actions,
    ...(picture && !actions.some(({screen}) => screen) && {picture: copyOf(picture)}),
  };
}

/** Returns the page's questions if one of them may come up in these sections. */
function questionsOf(ids: readonly string[]): readonly ReactNode[] {
  const asked = [...document.querySelectorAll('[data-faq] > details')];
  const isAsked = asked.some((one) => concerns(one.getAttribute(sectionsAttribute), ids));
  return isAsked ? [...shownQuestions] : [];
}

/**
 * Reads the guide that a list of steps on the page is.
 *
 * @param content what the `Steps` around the list shows
 * @param actions what the page's steps do
 * @param own the list's own title and what stands above it
 */
export function readGuide(
  list: Element,
  content: ReactNode,
  actions: StepActions = {},
  own: {title?: string; about?: ReactNode} = {},
): Guide {
  const items = [...list.querySelectorAll<HTMLLIElement>(':scope > ol > li')];
  const texts = textsOf(content);
  const {title, ids, picture} = sectionOf(list);
  // Beside pictures of the actions, that of the section would show what another step is about.
  const ofSection = Object.keys(actions).length > 0 ? undefined : picture;
  return {
    address: new URL(`#${items[0]?.id ?? ''}`, window.location.href).href,
    title: own.title ?? title,
    about: own.about,
    steps: items.map((item, index) => stepOf(item, ofSection, actions, texts[index])),
    sections: ids,
    questions: questionsOf(ids),
  };
}
