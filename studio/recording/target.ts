/** Finds what a recorded step was done to, and how readers know it. */
import {getSelectorType, SelectorType} from '@puppeteer/replay';
import {load} from 'js-yaml';
import type {Frame, Locator, Page} from '@playwright/test';
import {similarNames} from '@portal/content/walks/labels';
import {namesOnScreen} from '../lib/screen';
import {settle} from '../lib/settle';
import {escaped} from '../lib/exactly';
import {plainAddress, RecordingError, type Move} from './recording';

/** How long to wait for something to appear, in milliseconds. */
const patience = 8000;

/** Roles that readers click, fill in or choose. */
const roles = [
  'button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'switch', 'combobox', 'listbox', 'option',
  'spinbutton', 'tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem', 'cell', 'row',
] as const; // prettier-ignore

/** Signs of a symbol font, which stand in names too. */
const symbols = /[\uE000-\uF8FF]/gu;

/** The name in one of Chrome's selectors for assistive technology. */
const nameIn = (selector: string): string =>
  /^aria\/(.*?)(?:\[role="[^"]*"\])*$/.exec(selector)?.[1]!.replace(symbols, '').trim() ?? '';

/** The words of a recorded element, as Chrome noted them: the name that assistive technology reads. */
export const wordsOf = ({selectors}: Pick<Move, 'selectors'>): string =>
  selectors.flat().map(nameIn).find(Boolean) ?? '';

/** Returns the locator of one of Chrome's selectors, below a frame or an element. */
function locatorOf(root: Frame | Locator, selector: string): Locator | undefined {
  const type = getSelectorType(selector);
  const text = type === SelectorType.CSS ? selector : selector.slice(type.length + 1);
  switch (type) {
    case SelectorType.ARIA: {
      const name = new RegExp(
        `^[\\s\\uE000-\\uF8FF]*${escaped(nameIn(selector))}[\\s\\uE000-\\uF8FF]*$`,
        'u',
      );
      const [, role = 'generic'] = /\[role="([^"]*)"\]$/.exec(selector) ?? [];
      return nameIn(selector)
        ? roles.map((role) => root.getByRole(role, {name})).reduce((all, one) => all.or(one))
        : role === 'generic'
          ? undefined
          : root.getByRole(role as (typeof roles)[number]);
    }
    case SelectorType.Text:
      return root.getByText(text, {exact: true});
    case SelectorType.XPath:
      return root.locator(`xpath=${text}`);
    default:
      return root.locator(text);
  }
}

/** Returns the frame of a step. A second window is found by its address. */
async function frameOf(page: Page, {target = 'main', frame: path = []}: Move): Promise<Frame> {
  const address = (url: string) => plainAddress(url).split('?')[0];
  const window = () =>
    target === 'main'
      ? page
      : page
          .context()
          .pages()
          .find((one) => address(one.url()) === address(target));
  const found = () =>
    path.reduce<Frame | undefined>((frame, n) => frame?.childFrames()[n], window()?.mainFrame());
  const end = Date.now() + patience;
  while (!found() && Date.now() < end) {
    await settle(page);
  }
  const frame = found();
  if (!frame) {
    throw new RecordingError(
      target === 'main'
        ? 'Der Rahmen, in dem das liegt, ist nicht da'
        : `Das zweite Fenster ${target} hat sich nicht geöffnet`,
    );
  }
  return frame;
}

/** Finds the element of a step. Throws a {@link RecordingError} that names the words and what resembles them. */
export async function find(page: Page, step: Move): Promise<Locator> {
  const frame = await frameOf(page, step);
  const words = wordsOf(step);
  const byText = words ? [frame.getByText(words, {exact: true})] : [];
  const selected = step.selectors.flatMap((selector) => {
    const parts = [selector].flat().map((one) => (root: Frame | Locator) => locatorOf(root, one));
    // A part without a name is the text in what the part before it names.
    const found = parts.reduce<Frame | Locator>((outer, inner) => inner(outer) ?? outer, frame);
    return found === frame ? [] : (found as Locator);
  });
  const all = [...selected, ...byText];
  const any = all.reduce((some, one) => some.or(one));
  await any
    .filter({visible: true})
    .first()
    .waitFor({timeout: patience})
    .catch(() => undefined);
  await settle(page);
  const candidates = [
    ...all.map((one) => one.filter({visible: true})),
    any.filter({visible: true}),
    any,
  ];
  for (const [index, locator] of candidates.entries()) {
    const count = await locator.count();
    // The words alone may stand several times; Chrome's other selectors tell which.
    if (count === 1 || (count > 1 && index >= all.length)) {
      return locator.first();
    }
  }
  const near = similarNames(words, await namesOnScreen(page)).map((name) => `«${name}»`);
  throw new RecordingError(
    `${words ? `«${words}»` : [step.selectors[0]].flat().at(-1)} ist nicht da${near.length > 0 ? `, aber ${near.join(', ')}` : ''}`,
  );
}

/** What readers know of an element. */
export interface Known {
  role: string;
  name: string;
  /** Type of an `input`. */
  type?: string;
  /** Whether its tick is set. */
  isSet?: boolean;
  menu?: string;
}

/** Runs in a frame: what the accessibility tree does not say. */
function factsOf(element: Element): Omit<Known, 'role' | 'name'> {
  const control = element.closest('label')?.control ?? element.closest('input, select, textarea');
  const menus =
    'nav, [role="menu"], [role="menubar"], [role="navigation"], [role="toolbar"] [popover]';
  const menu = element.closest(menus);
  const isTick =
    control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
  return {
    ...(control instanceof HTMLInputElement && {type: control.type}),
    ...(isTick && {isSet: control.checked}),
    ...(menu && {
      menu: `${location.pathname} ${[...document.querySelectorAll(menus)].indexOf(menu)}`,
    }),
  };
}

/** Returns what readers know of an element, from the accessibility tree as Playwright computes it. */
export async function knownOf(found: Locator): Promise<Known> {
  const owner = found.locator(
    'xpath=ancestor-or-self::*[self::a or self::button or self::summary or self::label or self::input or self::select or self::textarea or self::option or @role or @contenteditable="true"][1]',
  );
  const element = (await owner.count()) === 1 ? owner : found;
  const facts = await element.evaluate(factsOf);
  // The first line of «- button "Speichern":» and its children.
  const [first] = (load(await element.ariaSnapshot()) as unknown[] | undefined) ?? [];
  const line = typeof first === 'string' ? first : (Object.keys(first ?? {})[0] ?? '');
  const [, role = '', quoted] = /^(\w+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line) ?? [];
  const text =
    typeof first === 'object' && ['text', 'generic'].includes(role)
      ? Object.values(first ?? {})[0]
      : '';
  const name = quoted ? (JSON.parse(quoted) as string) : typeof text === 'string' ? text : '';
  // An arrow in an entry of a tree does something else than the entry.
  const isPart =
    ['treeitem', 'row', 'listitem'].includes(role) && !(await found.textContent())?.trim();
  return {role: isPart ? '' : role, name: isPart ? '' : name.replace(symbols, '').trim(), ...facts};
}
