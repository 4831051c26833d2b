/**
 * Looks over the shoulder of a step at all that it clicks, fills, chooses, opens and presses. The step's sentence must
 * name each of them. Each is an action of the record, with a picture that is taken just before. A walk need not know.
 */
import type {ElementHandle, Keyboard, Locator, Mouse, Page} from '@playwright/test';
import {repetition, type Unit} from '@portal/content/source/instructions';
import {comparable, means} from '@portal/content/walks/labels';
import {scrollByWholePixels} from './picture';
import {elementAt, leaveBars} from './elements';
import {isIdle, mayBeDone} from './idle';
import {comparePlace, wordsOf} from './places';
import {inReadersWindow, isOnPhone, isReaders} from './readersWindow';
import type {Kind} from './product';
import {settle} from './settle';
import {locate, shotOf, type StepShot} from './stepShot';

/** Why an action has no picture, for its record. */
export const withoutPicture = {
  noPlace: 'Eine Taste oder Adresse hat keinen Ort auf dem Bildschirm.',
  notShown: 'Kein Ausschnitt zeigt, was die Handlung verwendet und wo es liegt.',
  notTaken: 'Seit dem letzten Durchgang mit Bildern heisst die Handlung anders.',
};

/** What readers do with the mouse or the keyboard, as messages call it. */
const actions = {
  click: 'clicks',
  dblclick: 'clicks',
  fill: 'fills',
  check: 'ticks',
  uncheck: 'ticks',
  setChecked: 'ticks',
  selectOption: 'chooses',
  pressSequentially: 'fills',
  setInputFiles: 'fills',
  dragTo: 'drags',
};

/** How long to wait for something to appear that a step will use, in milliseconds. */
const patience = 10_000;

/** Returns the key as a page writes it: `Ctrl+S` for `Control+S`. */
const keyName = (key: string) => key.replace(/Control(OrMeta)?/, 'Ctrl').replace('Escape', 'Esc');

/** Something that a step uses. */
interface Use {
  page: Page;
  /** What the step does with it: «clicks». */
  verb: string;
  /** The texts that it will choose. */
  said?: string[];
  /** A word that the sentence must have as well: it says that the click is one with the right button. */
  also?: RegExp;
  /** Whether it changes nothing. */
  isIdle?: (element: ElementHandle) => Promise<boolean>;
  find: () => Promise<ElementHandle>;
}

/** One thing that a reader does at a step. */
export interface Action {
  /** The words of the sentence that name it. */
  label: string;
  /** Its picture, or the reason why it has none, in German. Undefined if the walk takes no pictures. */
  shot?: StepShot | string;
  field?: true;
  phone?: true;
}

/** What is seen of one step, or between steps. */
export class Watch {
  /** What the sentence does not name: «clicks «Allgemein»». */
  readonly unnamed: string[] = [];
  /** What changes nothing although the sentence does not say that it may be done already. */
  readonly idle: string[] = [];
  /** Where something is not where the sentence says: «rechts». */
  readonly misplaced: string[] = [];
  /** Words of place that are true. */
  readonly compared: string[] = [];
  /** Names of what the step uses. */
  readonly seen: string[] = [];
  /** Why the step does more than its sentence says, in German. */
  readonly beyond: string[] = [];
  /** What the step does, in order. */
  readonly actions: Action[] = [];
  /** What the last action used. */
  #last?: {element: ElementHandle; label: string};

  constructor(
    private readonly page: Page,
    private readonly kinds: readonly Kind[],
    private readonly withPictures: boolean,
    /** Undefined between steps, where nothing is named. */
    private readonly unit?: Pick<Unit, 'text' | 'named' | 'meant'>,
    /** Does something while the product shows nothing private. */
    private readonly inDisguise: <T>(perform: () => Promise<T>) => Promise<T> = (perform) =>
      perform(),
  ) {}

  get isStep(): boolean {
    return this.unit !== undefined;
  }

  /** Returns whether a page is one of the reader's, not of another person whom the walk lets write a mail. */
  isOf(page: Page): boolean {
    return page.context() === this.page.context();
  }

  /** Sees what a locator is about to use. */
  async lookAt(locator: Locator, use: Omit<Use, 'page' | 'find'>): Promise<void> {
    const page = locator.page();
    if (!this.unit) {
      this.unnamed.push(`${use.verb} ${locator}`);
      return;
    }
    const look = () =>
      this.#look({
        ...use,
        page,
        find: async () => {
          const element = (await locator.elementHandle({timeout: patience}))!;
          await element.waitForElementState('visible', {timeout: 2000}).catch(() => undefined);
          await settle(page);
          await element.scrollIntoViewIfNeeded({timeout: 2000}).catch(() => undefined);
          await element.evaluate(leaveBars);
          await element.evaluate(scrollByWholePixels);
          return element;
        },
      });
    await ((await isReaders(page)) ? look() : inReadersWindow(page, look));
  }

  /** Sees what the mouse is about to use. */
  async lookBelow(mouse: Mouse, point: [number, number]): Promise<void> {
    const pages = this.page.context().pages();
    const page = pages.find((candidate) => candidate.mouse === mouse);
    if (page && this.unit) {
      const find = async () => (await page.evaluateHandle(elementAt, point)).asElement()!;
      await this.#look({page, verb: 'clicks', find});
    }
  }

  /** Hears what has no place on the screen: a key, an address. */
  hear(verb: string, name: string, words: RegExp): void {
    const label =
      this.unit &&
      (this.unit.named.includes(name)
        ? name
        : words.test(this.unit.text)
          ? wordsOf(words, this.unit.text)
          : undefined);
    if (label === undefined) {
      this.unnamed.push(`${verb} «${name}»`);
    } else {
      this.actions.push({label, shot: withoutPicture.noPlace});
    }
  }

  /** Returns the words of the sentence that name something, or undefined if none do. */
  protected words(
    names: readonly string[],
    kinds: readonly boolean[],
    also?: RegExp,
  ): string | undefined {
    const {meant, ...own} = this.unit!;
    const sources = [own, ...meant];
    if (also && !sources.some(({text}) => also.test(text))) {
      return undefined;
    }
    for (const name of names) {
      for (const source of sources) {
        const label = source.named.find((one) => means(one, name));
        if (label !== undefined) {
          return 'words' in source ? source.words : label;
        }
      }
    }
    for (const source of sources) {
      // Those of the product, which say more, come last.
      const kind = this.kinds.findLast(
        ([, words], index) => kinds[index] && words.test(source.text),
      );
      if (kind) {
        return 'words' in source ? source.words : wordsOf(kind[1], source.text);
      }
    }
    return undefined;
  }

  /** Returns whether an action goes on with what the last one used: a click into a field, then its text. */
  async #goesOn(element: ElementHandle, label: string): Promise<boolean> {
    const last = this.#last;
    this.#last = {element, label};
    return (
      last?.label === label &&
      // The steps before have shown what «Wiederholen» repeats.
      (repetition.test(label) ||
        // Another frame cannot compare them.
        element.evaluate((one, other) => one === other, last.element).catch(() => false))
    );
  }

  async #look(use: Use): Promise<void> {
    if (!this.isOf(use.page)) {
      return;
    }
    try {
      const element = await use.find();
      await this.inDisguise(() => this.#note(use, element));
    } catch {
      // The step itself will say what is wrong.
    }
  }

  /** Compares what is about to be used with the sentence, and notes it with its picture. */
  async #note({page, verb, said = [], also, isIdle}: Use, element: ElementHandle): Promise<void> {
    const isField = ['fills', 'ticks', 'chooses'].includes(verb);
    const selectors = this.kinds.map(([selector]) => selector);
    const place = await locate(page, element, selectors);
    this.seen.push(...place.names);
    const label = this.words([...place.names, ...said], place.kinds, also);
    if (label === undefined) {
      const name = [...place.names, ...said].map(comparable).find((text) => text.length > 1);
      this.unnamed.push(`${verb} «${name?.slice(0, 60) ?? place.tag}»`);
    } else if (await this.#goesOn(element, label)) {
      if (isField) {
        this.actions.at(-1)!.field = true;
      }
    } else {
      const {text} = this.unit!;
      if (!mayBeDone.test(text) && (await isIdle?.(element))) {
        this.idle.push(`${verb} «${label}»`);
      }
      const {wrong, compared} = comparePlace(text, label, place);
      this.misplaced.push(...wrong.map((word) => `«${label}» is not «${word}»`));
      this.compared.push(...compared);
      const last = this.actions.at(-1)?.shot;
      this.actions.push({
        label,
        ...(this.withPictures && {
          shot:
            (await shotOf(page, element, place, typeof last === 'object' ? last : undefined)) ??
            withoutPicture.notShown,
        }),
        ...(isField && {field: true}),
        ...(isOnPhone(page) && {phone: true}),
      });
    }
  }
}

let watching: Watch | undefined;
let isPaused = false;

/** Does something that no reader does: looks, or prepares a picture. */
export async function unwatched<T>(perform: () => Promise<T>): Promise<T> {
  const before = isPaused;
  isPaused = true;
  try {
    return await perform();
  } finally {
    isPaused = before;
  }
}

/** Does what the step's sentence does not say. The reason, in German, goes into the record. */
export function beyond<T>(reason: string, perform: () => Promise<T>): Promise<T> {
  if (watching && !isPaused && !watching.beyond.includes(reason)) {
    watching.beyond.push(reason);
  }
  return unwatched(perform);
}

/** Returns whether a reader's step is being done now, and not something else. */
export const isInStep = (): boolean => watching !== undefined && watching.isStep && !isPaused;

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
  const methods = Object.getPrototypeOf(target) as Record<string, Method>;
  const original = methods[name]!;
  methods[name] = async function (...args) {
    if (watching && !isPaused) {
      await unwatched(async () => look(this as never, args));
    }
    return original.apply(this, args);
  };
}

let isPrepared = false;

/** Makes everything that a walk acts with say what it is about to use, on all pages. */
export function prepare(page: Page): void {
  if (isPrepared) {
    return;
  }
  isPrepared = true;
  const locator = page.locator('body');
  for (const [name, verb] of Object.entries(actions)) {
    before(locator, name, (self: Locator, args) =>
      watching!.lookAt(self, {
        verb,
        said: ['selectOption', 'fill'].includes(name) ? textsIn(args) : [],
        isIdle: (element) => isIdle(element, name, args),
        ...(name === 'dblclick' && {also: /[Dd]oppel|Wort|[Mm]arkieren/}),
        ...((args[0] as {button?: string} | undefined)?.button === 'right' && {also: /recht/}),
      }),
    );
  }
  const press = (_: unknown, args: unknown[]) => {
    const name = keyName(args.at(-1) as string);
    // A reader sets the cursor with the mouse.
    if (/(End|Home|Arrow\w+)$/.test(name)) {
      return;
    }
    watching!.hear('presses', name, name === 'Enter' ? /Enter|Eingabetaste/ : /$^/);
  };
  before(locator, 'press', press);
  before(page.keyboard, 'press', press as (self: Keyboard) => void);
  before(page, 'goto', (self: Page, [address]) => {
    const words = /Adresse|Browser|Website|privat|Link/;
    return (
      watching!.isStep && watching!.isOf(self) && watching!.hear('opens', address as string, words)
    );
  });
  let point: [number, number] = [0, 0];
  const remember = (_: Mouse, [x, y]: unknown[]) => {
    point = [x as number, y as number];
  };
  before(page.mouse, 'move', remember);
  before(page.mouse, 'down', (mouse: Mouse) => watching!.lookBelow(mouse, point));
  before(page.mouse, 'click', (mouse: Mouse, args) => {
    remember(mouse, args);
    return watching!.lookBelow(mouse, point);
  });
}

/** Does something and lets a watch look at it. */
export async function withWatch<T>(watch: Watch, perform: () => Promise<T>): Promise<T> {
  const outer = watching;
  watching = watch;
  try {
    return await perform();
  } finally {
    watching = outer;
  }
}
