/** The picture of a thing that a step uses: the part of the screen around it, and its place in that part. */
import {isDeepStrictEqual} from 'node:util';
import type {ElementHandle, Page} from '@playwright/test';
import {cropAround, placeOf} from './crop';
import type {Box} from './markerPlaces';

/** The picture of a step, not yet stored. */
export interface StepShot {
  png: Buffer;
  at: [number, number];
}

/** What must not be in a picture: focus rings, numbers that count, and what the mouse brings up. */
const hidden = `
  *:focus, *:focus-visible { outline: none !important; box-shadow: none !important; }
  .toolbar-item-badge, .tooltip { display: none !important; }
`;

/** What a step uses: where it is in its frame, what contains it, and under which names readers know it. */
interface Target {
  self: Box;
  box: Box;
  around: Box[];
  names: string[];
  /** The name beside or above a field. */
  label?: Box;
}

/** Runs in a frame. A box that the product hides, behind a drawn switch for example, stands for what contains it. */
function describe(found: Element): Target {
  const boxOf = (element: Element | Range): Box => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return {x, y, width, height};
  };
  const boxOfWords = (node: Node): Box => {
    const words = document.createRange();
    words.selectNodeContents(node);
    return boxOf(words);
  };
  const parentOf = (element: Element) =>
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const isTiny = (element: Element) => {
    const {width, height} = boxOf(element);
    return width < 4 || height < 4 || getComputedStyle(element).opacity === '0';
  };
  let element = found;
  while (isTiny(element) && parentOf(element)) {
    element = parentOf(element)!;
  }
  const around: Box[] = [];
  for (let outer: Element | null = element; outer; outer = parentOf(outer)) {
    around.push(boxOf(outer));
  }
  const own = around[0]!;
  /** Texts and signs in it: a row of a list is as wide as the list, but its name is on the left. */
  const parts: Box[] = [];
  if (!element.matches('input, select, textarea')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {currentNode} = texts;
      parts.push(...(currentNode.textContent?.trim() ? [boxOfWords(currentNode)] : []));
    }
    parts.push(...[...element.querySelectorAll('svg, img, input, select')].map(boxOf));
  }
  const shown = parts.filter(
    ({x, y, width, height}) =>
      width > 3 &&
      height > 3 &&
      x >= own.x - 1 &&
      y >= own.y - 1 &&
      x + width <= own.x + own.width + 1 &&
      y + height <= own.y + own.height + 1,
  );
  const left = Math.min(...shown.map(({x}) => x));
  const top = Math.min(...shown.map(({y}) => y));
  const box =
    shown.length === 0
      ? own
      : {
          x: left,
          y: top,
          width: Math.max(...shown.map(({x, width}) => x + width)) - left,
          height: Math.max(...shown.map(({y, height}) => y + height)) - top,
        };
  const names = ['aria-label', 'title', 'placeholder', 'value', 'data-bs-original-title'].map(
    (name) => found.getAttribute(name),
  );
  names.push((found as HTMLElement).innerText ?? found.textContent);
  const labels: Element[] = [];
  if (found.matches('input, select, textarea, [contenteditable="true"]')) {
    labels.push(...((found as HTMLInputElement).labels ?? []));
    let group = parentOf(found);
    for (let depth = 0; group && labels.length === 0 && depth < 12; depth += 1) {
      labels.push(...group.querySelectorAll('label, legend, .form-label'));
      group = parentOf(group);
    }
    names.push(...labels.slice(0, 1).map(({textContent}) => textContent));
  } else {
    names.push(
      ...[...found.querySelectorAll('*')].slice(0, 40).map(({textContent}) => textContent),
    );
  }
  // The words only: the column of a name beside its field is often much wider.
  const [label] = labels.filter((candidate) => !isTiny(candidate)).map(boxOfWords);
  return {
    self: boxOf(found),
    box,
    around,
    names: names.filter((name) => name !== null),
    ...(label && {label}),
  };
}

/** Returns the boxes of the frames around an element, in the window. */
async function frameBoxes(element: ElementHandle): Promise<Box[]> {
  const boxes: Box[] = [];
  let frame = await element.ownerFrame();
  while (frame?.parentFrame()) {
    const box = await (await frame.frameElement()).boundingBox();
    boxes.push(...(box ? [box] : []));
    frame = frame.parentFrame();
  }
  return boxes;
}

/** Takes a picture when nothing moves any more: a menu that fades away by script is no animation to the browser. */
async function stillPicture(page: Page, clip: Box): Promise<Buffer> {
  const take = () => page.screenshot({clip, animations: 'disabled', caret: 'hide', style: hidden});
  let [last, next] = [await take(), await take()];
  for (let tries = 0; tries < 5 && !last.equals(next); tries += 1) {
    [last, next] = [next, await take()];
  }
  return next;
}

const moved = (box: Box, by: {x: number; y: number}): Box => ({
  ...box,
  x: box.x + by.x,
  y: box.y + by.y,
});

/** Where an element is in the window, and in its picture. */
interface StepPlace {
  /** Under which names readers know it. */
  names: string[];
  /** The part of the window that its picture shows, in CSS pixels. */
  crop: Box;
  /** Place of the element in that part, in percent. */
  at: [number, number];
}

/** Finds out where an element is. */
export async function locate(page: Page, element: ElementHandle): Promise<StepPlace> {
  const {self, box, around, names, label} = await element.evaluate(describe);
  // An element without size has no place in the window; it is in the outermost document then.
  const place = (await element.boundingBox()) ?? self;
  const by = {x: place.x - self.x, y: place.y - self.y};
  const target = moved(box, by);
  const crop = cropAround(target, {
    around: around.map((outer) => moved(outer, by)),
    frames: await frameBoxes(element),
    view: page.viewportSize()!,
    ...(label && {label: moved(label, by)}),
  });
  return {names, crop, at: placeOf(target, crop)};
}

/**
 * Takes the picture of an element, again if the product has moved it since it was located. Undefined if it is not shown.
 */
export async function shotOf(
  page: Page,
  element: ElementHandle,
  {crop, at}: StepPlace,
): Promise<StepShot | undefined> {
  for (let tries = 0; at.every((part) => part >= 0 && part <= 100); tries += 1) {
    const png = await stillPicture(page, crop);
    const now = await locate(page, element);
    if (isDeepStrictEqual([now.crop, now.at], [crop, at]) || tries === 5) {
      return {png, at};
    }
    ({crop, at} = now);
  }
  return undefined;
}
