/** The picture of a thing that an action uses: the part of the screen around it, and its place in that part. */
import {isDeepStrictEqual} from 'node:util';
import type {ElementHandle, Page} from '@playwright/test';
import sharp from 'sharp';
import {cropAround, cropSize, framed, frameWidth, isInside, placeOf} from './crop';
import type {Box} from './markerPlaces';
import {density, differs} from './picture';

/** The picture of an action, not yet stored. */
export interface StepShot {
  png: Buffer;
  /** The part of the window that it shows, in CSS pixels. */
  crop: Box;
  /** Left, top, width and height of what the action uses, in percent of the picture. */
  box: [number, number, number, number];
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
  /** Which of the products' kinds it is. */
  kinds: boolean[];
  tag: string;
  /** The name beside or above a field. */
  label?: Box;
  /** Titles and tabs near by, the nearest first. */
  landmarks: Box[];
  /** The dialogue that contains it. */
  dialogue?: Box;
}

/** Runs in a frame. A box that the product hides, behind a drawn switch for example, stands for what contains it. */
function describe(found: Element, selectors: readonly string[]): Target {
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
  const closest = (from: Element, selector: string): Element | null =>
    from.closest(selector) ??
    (from.getRootNode() instanceof ShadowRoot
      ? closest((from.getRootNode() as ShadowRoot).host, selector)
      : null);
  const button =
    closest(
      found,
      'button, a, label, summary, [title], :is([role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"])',
    ) ?? found;
  const names = ['aria-label', 'title', 'placeholder', 'value', 'data-bs-original-title'].flatMap(
    (name) => [found.getAttribute(name), button.getAttribute(name)],
  );
  names.push((found as HTMLElement).innerText ?? found.textContent, button.textContent);
  /** All its words, and each piece: «Kommentare» of an entry that also counts them. */
  const textsOf = ({textContent, childNodes}: Element) => [
    textContent,
    ...[...childNodes].map(({nodeValue}) => nodeValue),
  ];
  const labels: Element[] = [];
  if (found.matches('input, select, textarea, [contenteditable="true"]')) {
    labels.push(...((found as HTMLInputElement).labels ?? []));
    // The head of its column names a field in a table.
    const cell = closest(found, 'td') as HTMLTableCellElement | null;
    const head = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
    if (labels.length === 0 && head?.innerText.trim()) {
      labels.push(head);
      names.push(head.innerText);
    }
    let group = parentOf(found);
    for (let depth = 0; group && labels.length === 0 && depth < 12; depth += 1) {
      const all = [...group.querySelectorAll('label, legend, .form-label')];
      // A group of several fields: the name just before this one.
      const own = all.findLast(
        (one) => one.compareDocumentPosition(found) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      labels.push(...(own ? [own] : []), ...all);
      group = parentOf(group);
    }
    // Where a list has no label, its first entry says what to choose.
    names.push(
      ...[...labels.slice(0, 2), ...found.querySelectorAll('option:first-child')].flatMap(textsOf),
    );
  } else {
    names.push(...[found, ...found.querySelectorAll('*')].slice(0, 40).flatMap(textsOf));
  }
  // The words only: the column of a name beside its field is often much wider.
  const [label] = labels.filter((candidate) => !isTiny(candidate)).map(boxOfWords);
  /** How far a box is from the target. */
  const distance = ({x, y, width, height}: Box) =>
    Math.hypot(
      Math.max(0, x - box.x - box.width, box.x - x - width),
      Math.max(0, y - box.y - box.height, box.y - y - height),
    );
  const landmarks = [
    ...document.querySelectorAll(
      'h1, h2, h3, h4, th, [role="tab"][aria-selected="true"], .nav-link.active, .modal-title, .ui-dialog-title, .node.node-selected .node-name, li.current a, .wp-menu-open > a',
    ),
  ]
    .filter(
      (mark) =>
        mark.textContent?.trim() &&
        mark.checkVisibility({visibilityProperty: true}) &&
        !found.contains(mark),
    )
    .map(boxOfWords)
    .filter(({width, height}) => width > 3 && height > 3)
    .sort((a, b) => distance(a) - distance(b));
  const dialogue = closest(found, 'dialog, [role="dialog"], .modal-dialog, .ui-dialog');
  return {
    self: boxOf(found),
    box,
    around,
    names: names.filter((name) => name !== null),
    kinds: selectors.map((selector) => closest(found, selector) !== null),
    tag: found.outerHTML.slice(0, 80),
    ...(label && {label}),
    landmarks: landmarks.slice(0, 3),
    ...(dialogue && {dialogue: boxOf(dialogue)}),
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
interface StepPlace extends Pick<Target, 'names' | 'kinds' | 'tag'> {
  /** The part of the window that its picture shows, in CSS pixels. */
  crop: Box;
  /** What the picture frames, in the window. */
  box: Box;
  /** What the element is in: the window, its frames, its dialogue. */
  areas: readonly Box[];
  /** Whether the picture shows where the element begins. */
  isWhole: boolean;
}

/** Finds out where an element is, and which of the kinds it is that these selectors find. */
export async function locate(
  page: Page,
  element: ElementHandle,
  kinds: readonly string[],
): Promise<StepPlace> {
  const {self, around, label, landmarks, dialogue, ...found} = await element.evaluate(
    describe,
    kinds,
  );
  // An element without size has no place in the window; it is in the outermost document then.
  const place = (await element.boundingBox()) ?? self;
  const by = {x: place.x - self.x, y: place.y - self.y};
  const target = moved(found.box, by);
  const name = label && moved(label, by);
  const surroundings = {
    around: around.map((outer) => moved(outer, by)),
    frames: await frameBoxes(element),
    landmarks: landmarks.map((landmark) => moved(landmark, by)),
    view: page.viewportSize()!,
    ...(name && {label: name}),
  };
  const crop = cropAround(target, surroundings);
  const start = {x: target.x, y: target.y, width: Math.min(target.width, 40), height: 1};
  const {frames, view} = surroundings;
  return {
    ...found,
    crop,
    box: framed(target, name),
    areas: [{x: 0, y: 0, ...view}, ...frames, ...(dialogue ? [moved(dialogue, by)] : [])],
    isWhole: isInside(start, crop),
  };
}

/** Takes the picture of a part of the window in the size of all pictures. */
async function take(page: Page, crop: Box): Promise<Buffer> {
  const screen = await stillPicture(page, crop);
  const {width, height} = cropSize;
  return crop.width > width
    ? sharp(screen)
        .resize(width * density, height * density)
        .png()
        .toBuffer()
    : screen;
}

/**
 * Takes the picture of an element, again if the product has moved it since it was located. Undefined if the picture
 * does not show it. The last picture stands for it if it shows the element and the screen has not changed.
 */
export async function shotOf(
  page: Page,
  element: ElementHandle,
  place: StepPlace,
  last?: StepShot,
): Promise<StepShot | undefined> {
  let {crop, box, isWhole} = place;
  if (isWhole && last && isInside(box, last.crop, frameWidth)) {
    if (!(await differs(last.png, await take(page, last.crop)))) {
      return {...last, box: placeOf(box, last.crop)};
    }
  }
  for (let tries = 0; isWhole; tries += 1) {
    const png = await take(page, crop);
    const now = await locate(page, element, []);
    if (isDeepStrictEqual([now.crop, now.box], [crop, box]) || tries === 5) {
      return {png, crop, box: placeOf(box, crop)};
    }
    ({crop, box, isWhole} = now);
  }
  return undefined;
}
