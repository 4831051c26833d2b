/**
 * Takes a picture for each step by itself: the part of the screen around the first thing that the step clicks or fills,
 * before it does. A walk need not know.
 */
import type {ElementHandle, Locator, Mouse, Page} from '@playwright/test';
import {comparable} from '@portal/content/walks/labels';
import {scrollByWholePixels} from './picture';
import {settle} from './settle';
import {locate, shotOf, type StepShot} from './stepShot';

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

/** How long to wait for something to appear that a step will use, in milliseconds. */
const patience = 10_000;

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

/** Runs in a frame. Scrolls what a bar at the edge of the window covers to the middle. */
function leaveBars(element: Element): void {
  const {left, top, width} = element.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top);
  while (over && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
    over = over.parentElement;
  }
  if (over && !over.contains(element)) {
    element.scrollIntoView({block: 'center'});
  }
}

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
      await element.evaluate(leaveBars);
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
      const place = await locate(page, element);
      const wanted = this.labels.map(comparable);
      const isNamed = [...place.names, ...said].some((name) => wanted.includes(comparable(name)));
      if (this.#shot && !isNamed) {
        return;
      }
      const shot = await shotOf(page, element, place);
      if (!shot) {
        return;
      }
      this.#shot = shot;
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
