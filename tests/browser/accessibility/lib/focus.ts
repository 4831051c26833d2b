import type {Page} from '@playwright/test';

/** Where the focus is: the element by words, and what is wrong with it; null outside of the page's elements. */
export interface Stop {
  name: string;
  faults: string[];
  /** Tab indents there; Escape lets it go. */
  isEditor: boolean;
  /** Whether it stands after (1) or before (-1) the last stop; 0 for the same or the first one. */
  direction: number;
}

declare global {
  interface Window {
    previousStop?: Element;
  }
}

/** How long a stop may take until it is one. */
const framesToWait = 30;

/** Looks at the element that has the focus now; gives it some frames to be there and to show that it has it. */
export async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async (patience) => {
    const focused = () =>
      document.activeElement === document.body ? null : document.activeElement;
    // On its way through a preview, a frame with a process of its own, the focus is nowhere for a moment.
    for (let frame = 0; !focused() && frame < patience; frame++) {
      await new Promise(requestAnimationFrame);
    }
    const element = focused();
    if (!element) {
      return null;
    }
    const faultsNow = () => {
      const {left, top, right, bottom} = element.getBoundingClientRect();
      const from = {x: Math.max(left, 0), y: Math.max(top, 0)};
      const to = {x: Math.min(right, innerWidth), y: Math.min(bottom, innerHeight)};
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(
            from.x + (to.x - from.x) * x,
            from.y + (to.y - from.y) * y,
          );
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      );
      const hasRing = (candidate: Element | null, levels: number): boolean => {
        if (!candidate || levels === 0) {
          return false;
        }
        const {outlineStyle, outlineWidth} = getComputedStyle(candidate);
        const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return ring || hasRing(candidate.parentElement, levels - 1);
      };
      return [
        to.x > from.x && to.y > from.y ? '' : 'outside of the view',
        isSeen ? '' : 'covered',
        // A frame shows the focus inside itself; an editor and a search field on the box around them.
        element instanceof HTMLIFrameElement || hasRing(element, 3) ? '' : 'without a visible mark',
      ].filter(Boolean);
    };
    let faults = faultsNow();
    for (let frame = 0; faults.length > 0 && frame < patience; frame++) {
      await new Promise(requestAnimationFrame);
      faults = faultsNow();
    }
    const before = window.previousStop;
    window.previousStop = element;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName}.${element.className} «${label.trim().slice(0, 40)}»`,
      faults,
      isEditor: element instanceof HTMLElement && element.isContentEditable,
      // A frame takes several steps, one for each of its elements. A preview that ran anew is another frame,
      // and what has left the document is before nothing and after nothing.
      direction:
        !before?.isConnected || before === element
          ? 0
          : before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
            ? 1
            : -1,
    };
  }, framesToWait);
}

/**
 * What ails an end of the walk: a page that the focus leaves from anywhere but its last link, or its first, has lost
 * it.
 */
async function faultAtEnd(page: Page, forwards: boolean): Promise<string | null> {
  return page.evaluate((isForwards) => {
    const links = [...document.querySelectorAll('a[href]')].filter((link) =>
      link.checkVisibility({visibilityProperty: true}),
    );
    const end = links.at(isForwards ? -1 : 0);
    return window.previousStop === end
      ? null
      : `The focus is lost before it reaches «${end?.textContent}»`;
  }, forwards);
}

/** Most steps that a page may take; more means that the focus goes in circles. */
const limit = 400;

/**
 * Walks through the page with Tab (`forwards`) or Shift + Tab until the focus
 * leaves it. Gives the names of the stops and every fault on the way.
 */
export async function walk(
  page: Page,
  forwards = true,
): Promise<{stops: string[]; faults: string[]}> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(forwards ? 'Tab' : 'Shift+Tab');
    const stop = await currentStop(page);
    if (!stop) {
      const fault = await faultAtEnd(page, forwards);
      return {stops, faults: fault ? [...faults, fault] : faults};
    }
    faults.push(...stop.faults.map((fault) => `${stop.name} is ${fault}`));
    if (stop.direction === (forwards ? -1 : 1)) {
      faults.push(`${stop.name} does not follow ${stops.at(-1)} in the document`);
    }
    stops.push(stop.name);
    if (stop.isEditor) {
      await page.keyboard.press('Escape');
    }
  }
  return {stops, faults: [...faults, `The focus is still on the page after ${limit} steps`]};
}
