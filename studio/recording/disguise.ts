/** Puts sample values in the place of what is private, in texts and in the product's page while its picture is taken. */
import type {Frame, Page} from '@playwright/test';
import {escaped} from '../lib/exactly';
import type {Box} from '../lib/markerPlaces';

/** What to look for, as the source and flags of a pattern, and what to show instead. */
export type Swap = readonly [pattern: string, flags: string, instead: string];

/** People and values of the sample hotel, which the pages use. */
const people = ['Ladina Muster', 'Andri Muster', 'Flurina Muster', 'Gian Muster', 'Seraina Muster'];
const common: readonly Swap[] = [
  [
    '[\\p{L}\\d._%+-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+',
    'gu',
    'ladina.muster@hotel-alpenrose.example',
  ],
  [
    '\\b[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){3,7}(?: ?[A-Z\\d]{1,3})?\\b',
    'gu',
    'CH93 0076 2011 6238 5295 7',
  ],
  [
    '(?<![\\d.] ?)(?:\\+|00)\\d{2}[ \\d()/.-]{8,}\\d|(?<![\\d.] ?)\\b0\\d{2}[ /.-]?\\d{3}[ .-]?\\d{2}[ .-]?\\d{2}\\b',
    'gu',
    '+41 81 000 00 00',
  ],
];

/** Returns what to swap of what was typed into password fields. */
export const secretSwaps = (secrets: readonly string[]): Swap[] =>
  secrets.filter(Boolean).map((secret) => [escaped(secret), 'gu', '••••••••']);

/** Returns what to swap. `names` are those that an editor lists. */
export const swapsOf = (names: readonly string[], secrets: readonly string[] = []): Swap[] => [
  ...secretSwaps(secrets),
  ...names.map((name, index): Swap => [escaped(name), 'giu', people[index % people.length]!]),
  ...common,
];

/** Returns a text with the sample values. */
export const disguise = (text: string, swaps: readonly Swap[]): string =>
  swaps.reduce(
    (shown, [pattern, flags, instead]) => shown.replace(new RegExp(pattern, flags), instead),
    text,
  );

/** Runs in a frame: shows the sample values, or what was there before if there are no swaps. */
function dress(swaps: readonly Swap[] | null): void {
  const kept = globalThis as typeof globalThis & {undress?: (() => void)[]};
  kept.undress?.forEach((undo) => undo());
  kept.undress = [];
  const patterns = (swaps ?? []).map(
    ([source, flags, instead]) => [new RegExp(source, flags), instead] as const,
  );
  const swap = (before: string | null, set: (text: string) => void) => {
    const after = patterns.reduce((text, [pattern, to]) => text.replace(pattern, to), before ?? '');
    if (before && after !== before) {
      set(after);
      kept.undress!.push(() => set(before));
    }
  };
  const visit = (root: Document | ShadowRoot) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      swap(node.nodeValue, (text) => (node.nodeValue = text));
    }
    for (const element of root.querySelectorAll<HTMLInputElement>('*')) {
      for (const name of ['title', 'alt', 'placeholder', 'aria-label']) {
        swap(element.getAttribute(name), (text) => element.setAttribute(name, text));
      }
      if (element.matches('input:not([type="file"]), textarea')) {
        swap(element.value, (text) => (element.value = text));
      }
      if (element.shadowRoot) {
        visit(element.shadowRoot);
      }
    }
  };
  if (swaps) {
    visit(document);
  }
}

const inFrames = (page: Page, perform: (frame: Frame) => Promise<unknown>) =>
  // A frame that is being replaced shows nothing.
  Promise.all(page.frames().map((frame) => perform(frame).catch(() => undefined)));

/** Does something while the product shows the sample values. */
export async function inDisguise<T>(
  page: Page,
  swaps: readonly Swap[],
  perform: () => Promise<T>,
): Promise<T> {
  await inFrames(page, (frame) => frame.evaluate(dress, swaps));
  try {
    return await perform();
  } finally {
    await inFrames(page, (frame) => frame.evaluate(dress, null));
  }
}

/** Runs in a frame: the texts that lie in a part of the window. */
function textsIn({x, y, width, height}: Box): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const isIn = (box: DOMRect) =>
    box.width > 0 &&
    box.left < x + width &&
    box.right > x &&
    box.top < y + height &&
    box.bottom > y;
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    found.push(...(isIn(range.getBoundingClientRect()) ? [texts.currentNode.nodeValue ?? ''] : []));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type="password"]), textarea',
  )) {
    found.push(...(isIn(field.getBoundingClientRect()) ? [field.value] : []));
  }
  return found;
}

/** Returns what can be read in a part of the window. */
export async function readableIn(page: Page, part: Box): Promise<string[]> {
  const texts: string[] = [];
  await inFrames(page, async (frame) => {
    const outer = frame.parentFrame()
      ? await (await frame.frameElement()).boundingBox()
      : {x: 0, y: 0};
    const moved = outer && {...part, x: part.x - outer.x, y: part.y - outer.y};
    texts.push(...(moved ? await frame.evaluate(textsIn, moved) : []));
  });
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
