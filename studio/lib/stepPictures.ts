/**
 * Takes a picture for each step by itself: the part of the screen around the first thing that the step clicks or fills,
 * before it does. A walk need not know.
 */
import type {ElementHandle, Locator, Mouse, Page} from '@playwright/test';
import {comparable} from '../../src/walks/labels';
import {cropAround, placeOf} from './crop';
import type {Box} from './markerPlaces';
import {scrollByWholePixels} from './picture';
import {settle} from './settle';

/** The picture of a step, not yet stored. */
export interface StepShot {
  png: Buffer;
  at: [number, number];
}

/** Why a step has no picture, for its record. */
export const withoutPicture = {
  nothingDone: 'Der Schritt klickt und schreibt nichts.',
  notOnScreen: 'Der Klick des Schritts liegt nicht auf dem Bildschirm.',
};

/** What readers do with the mouse or the keyboard. */
const actions = [
  'click',
  'dblclick',
  'fill',
  'check',
  'uncheck',
  'setChecked',
  'selectOption',
  'press',
  'pressSequentially',
  'setInputFiles',
  'dragTo',
] as const;

/** What must not be in a picture: focus rings, numbers that count, and what the mouse brings up. */
const hidden = `
  *:focus, *:focus-visible { outline: none !important; box-shadow: none !important; }
  .toolbar-item-badge, .tooltip { display: none !important; }
`;

/** How long to wait for something to appear that a step will use, in milliseconds. */
const patience = 10_000;

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
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      parts.push(...(texts.currentNode.textContent?.trim() ? [boxOf(range)] : []));
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
  const [label] = labels.filter((candidate) => !isTiny(candidate)).map(boxOf);
  return {
    self: boxOf(found),
    box,
    around,
    names: names.filter((name) => name !== null),
    ...(label && {label}),
  };
}

/** Runs in the page: the innermost element at a point, also in a frame. */
function elementAt([x, y]: [number, number]): Element {
  let [root, left, top]: [Document | ShadowRoot, number, number] = [document, x, y];
  for (;;) {
    const found: Element = root.elementFromPoint(left, top) ?? document.body;
    const inner = (found as HTMLIFrameElement).contentDocument;
    if (inner) {
      const {x: from, y: down} = found.getBoundingClientRect();
      [root, left, top] = [inner, left - from, top - down];
    } else if (found.shadowRoot && found.shadowRoot !== root) {
      root = found.shadowRoot;
    } else {
      return found;
    }
  }
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

/** Looks at what a step does. The picture is that of the first thing whose name the step's sentence has. */
export class StepWatch {
  #shot?: StepShot;
  #isNamed = false;
  #isSeen = false;

  constructor(
    private readonly page: Page,
    private readonly labels: readonly string[],
  ) {}

  /** Sees what a locator is about to use. `said` are the texts that it will choose. */
  lookAt(locator: Locator, said: string[]): Promise<void> {
    const page = locator.page();
    return this.#look(page, said, async () => {
      const element = (await locator.elementHandle({timeout: patience}))!;
      await element.waitForElementState('visible', {timeout: 2000}).catch(() => undefined);
      await settle(page);
      await element.scrollIntoViewIfNeeded({timeout: 2000}).catch(() => undefined);
      await element.evaluate(scrollByWholePixels);
      return element;
    });
  }

  /** Sees what the mouse is about to use. */
  lookBelow(mouse: Mouse, point: [number, number]): Promise<void> {
    const page = this.page
      .context()
      .pages()
      .find((candidate) => candidate.mouse === mouse);
    return page
      ? this.#look(page, [], async () => (await page.evaluateHandle(elementAt, point)).asElement()!)
      : Promise.resolve();
  }

  async #look(page: Page, said: string[], find: () => Promise<ElementHandle>): Promise<void> {
    if (this.#isNamed || page.context() !== this.page.context()) {
      return;
    }
    this.#isSeen = true;
    try {
      const element = await find();
      const {self, box, around, names, label} = await element.evaluate(describe);
      const wanted = this.labels.map(comparable);
      const isNamed = [...names, ...said].some((name) => wanted.includes(comparable(name)));
      if (this.#shot && !isNamed) {
        return;
      }
      // An element without size has no place in the window; it is in the outermost document then.
      const place = (await element.boundingBox()) ?? self;
      const by = {x: place.x - self.x, y: place.y - self.y};
      const target = moved(box, by);
      const view = page.viewportSize()!;
      const crop = cropAround(target, {
        around: around.map((outer) => moved(outer, by)),
        frames: await frameBoxes(element),
        view,
        ...(label && {label: moved(label, by)}),
      });
      const at = placeOf(target, crop);
      if (at.some((part) => part < 0 || part > 100)) {
        return;
      }
      const png = await stillPicture(page, crop);
      this.#shot = {png, at};
      this.#isNamed = isNamed;
    } catch {
      // The step itself will say what is wrong.
    }
  }

  /** Returns the picture, or the reason why there is none. */
  result(): StepShot | string {
    return this.#shot ?? (this.#isSeen ? withoutPicture.notOnScreen : withoutPicture.nothingDone);
  }
}

let watching: StepWatch | undefined;
let isPaused = false;

/** Does something that readers see already done, such as opening the branches of a tree. It is in no picture. */
export async function unwatched<T>(perform: () => Promise<T>): Promise<T> {
  const before = isPaused;
  isPaused = true;
  try {
    return await perform();
  } finally {
    isPaused = before;
  }
}

/** Texts in the arguments of an action: the chosen option. */
const textsIn = (args: unknown[]): string[] =>
  args
    .slice(0, 1)
    .flatMap((arg) =>
      typeof arg === 'object' && arg !== null ? Object.values(arg as object) : [arg],
    )
    .filter((text): text is string => typeof text === 'string');

type Method = (this: unknown, ...args: unknown[]) => Promise<unknown>;

/** Replaces a method by one that lets the watch look first. */
function before(target: object, name: string, look: (self: never, args: unknown[]) => unknown) {
  const methods = target as Record<string, Method>;
  const original = methods[name]!;
  methods[name] = async function (...args) {
    if (watching && !isPaused) {
      await unwatched(async () => look(this as never, args));
    }
    return original.apply(this, args);
  };
}

let isPrepared = false;

/** Makes every locator and mouse say what they are about to use. */
function prepare(page: Page): void {
  if (isPrepared) {
    return;
  }
  isPrepared = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as object;
  for (const name of actions) {
    before(locators, name, (locator: Locator, args) =>
      watching!.lookAt(locator, name === 'selectOption' ? textsIn(args) : []),
    );
  }
  const mice = Object.getPrototypeOf(page.mouse) as object;
  let point: [number, number] = [0, 0];
  const remember = (_: Mouse, [x, y]: unknown[]) => {
    point = [x as number, y as number];
  };
  before(mice, 'move', remember);
  before(mice, 'down', (mouse: Mouse) => watching!.lookBelow(mouse, point));
  before(mice, 'click', (mouse: Mouse, args) => {
    remember(mouse, args);
    return watching!.lookBelow(mouse, point);
  });
}

/** Does a step and returns its picture, or the reason why it has none. */
export async function watchStep(
  page: Page,
  labels: readonly string[],
  perform: () => Promise<unknown>,
): Promise<StepShot | string> {
  prepare(page);
  const watch = new StepWatch(page, labels);
  watching = watch;
  try {
    await perform();
  } finally {
    watching = undefined;
  }
  return watch.result();
}
