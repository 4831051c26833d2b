import {useEffect, useRef, useState, type RefObject} from 'react';
import {isExternal} from '../client/useResultAddress';
import {useQuiet} from '../client/useQuiet';
import type {AnswerBeginning} from './answerBeginning';

interface Options {
  /** Link to the section that answers. */
  link: string;
  /** Headings that lead to the section, without the title of the page. */
  headings: readonly string[];
  /** The first result. Another identity is another answer of the search. */
  hit: object;
  /** False while the results may still change. */
  isFinal: boolean;
}

interface FirstAnswer {
  /** Ref of the element in which the beginning appears. */
  place: RefObject<HTMLDivElement | null>;
  /** Null as long as there is nothing to show. */
  beginning: AnswerBeginning | null;
}

interface Known {
  link: string;
  beginning: AnswerBeginning;
}

/** The last beginning. A reader who returns from a result finds the page as it was. */
let kept: Known | null = null;

/** Returns the address of a page's Markdown copy. */
function copyOf(link: string): string {
  const {pathname} = new URL(link, window.location.href);
  return `${pathname}${pathname.endsWith('/') ? 'index' : ''}.md`;
}

async function load(
  {link, headings}: Pick<Options, 'link' | 'headings'>,
  signal: AbortSignal,
): Promise<Known | null> {
  const [response, {answerBeginning}] = await Promise.all([
    fetch(copyOf(link), {signal}),
    import('./answerBeginning'),
  ]);
  const beginning = response.ok ? answerBeginning(await response.text(), headings) : null;
  return beginning && {link, beginning};
}

/** Returns whether something moves under the eyes or the pointer of the reader when an element grows. */
function isBelowInUse(element: Element): boolean {
  const inUse = [...document.querySelectorAll(':hover'), document.activeElement];
  return (
    element.getBoundingClientRect().top < 0 ||
    inUse.some(
      (other) =>
        other !== null &&
        // This excludes the elements inside and around it.
        element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
  );
}

/** Calls `show` as soon as nothing in use moves by it. Returns a function that stops it. */
function whenFree(element: Element, show: () => void): () => void {
  const events = ['pointerover', 'focusin'] as const;
  const end = () => events.forEach((name) => document.removeEventListener(name, attempt));
  const attempt = () => {
    if (!isBelowInUse(element)) {
      end();
      show();
    }
  };
  events.forEach((name) => document.addEventListener(name, attempt));
  attempt();
  return end;
}

/**
 * Returns the beginning of the answer, from the Markdown copy of its page. It is loaded when the results have stayed
 * the same for a while, and shown when it moves nothing that the reader is about to choose. Any failure shows nothing.
 */
export function useFirstAnswer({link, headings, hit, isFinal}: Options): FirstAnswer {
  const place = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState(kept);
  const isQuiet = useQuiet(isFinal ? hit : null, null) === hit;
  const isKnown = known?.link === link;
  // Headings are created with each render, so their text is compared.
  const path = JSON.stringify(headings);
  useEffect(() => {
    if (!isQuiet || isKnown || isExternal(link)) {
      return undefined;
    }
    const controller = new AbortController();
    let end = () => {};
    load({link, headings: JSON.parse(path) as string[]}, controller.signal).then(
      (loaded) => {
        if (loaded && place.current && !controller.signal.aborted) {
          end = whenFree(place.current, () => {
            kept = loaded;
            setKnown(loaded);
          });
        }
      },
      () => {},
    );
    return () => {
      controller.abort();
      end();
    };
  }, [isQuiet, isKnown, link, path]);
  return {place, beginning: isKnown ? known.beginning : null};
}
