/** Plays a recording for the first time, and notes what is done, with the pictures of it. */
import type {Locator, Page} from '@playwright/test';
import {comparable} from '@portal/content/walks/labels';
import type {Opened} from '../lib/product';
import {namesOnScreen} from '../lib/screen';
import {prepare, Watch, withWatch, type Action} from '../lib/watch';
import {disguise, inDisguise, readableIn, secretSwaps, swapsOf} from './disguise';
import {placeholders, play} from './play';
import {isMove, RecordingError, type Move, type RecordedStep, type Recording} from './recording';
import type {Deed} from './sentences';
import {wordsOf, type Known} from './target';

/** One step of a recording as it was played. */
export interface Played {
  deed: Deed;
  actions: readonly Action[];
  /** What may be stored of it. */
  step: RecordedStep;
  /** The names that the screens before and after it showed. */
  names: ReadonlySet<string>;
}

export interface Playing {
  played: Played[];
  /** What can be read in the pictures. */
  texts: Set<string>;
  /** What was not done, in German. */
  left: string[];
}

/** Sees what a recording uses. Its sentence is not written yet, so that nothing is unnamed. */
class RecordingWatch extends Watch {
  known: Known = {role: '', name: ''};
  /** The name that Chrome noted. */
  said = '';

  /** Returns the name that assistive technology reads if a walk finds it as well. */
  protected override words(names: readonly string[]): string {
    const shown = names.map(comparable).filter((one) => /[\p{L}\d]{2}/u.test(one));
    const read = [this.known.name, this.said].map(comparable).filter(Boolean);
    // The accessible name may hold more: «Titel (Pflichtfeld)».
    const known = read.flatMap((name) => [
      shown.find((one) => one === name),
      shown.find((one) => name.startsWith(`${one} `)),
    ]);
    this.known.name = known.find(Boolean) ?? '';
    return this.known.name;
  }
}

/** Runs in a frame: messages, titles of dialogues, headings, in this order. */
function newsIn(): string[] {
  return [
    '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])',
    ':is(dialog, [role="dialog"]) :is(h1, h2, h3, h4), .ui-dialog-title',
    'h1, h2',
  ].flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map(
        (element) =>
          element.innerText
            .split('\n')
            .find((line) => line.trim())
            ?.trim() ?? '',
      )
      .filter((text) => text.length > 2 && text.length < 80),
  );
}

/** Returns what a screen shows. */
async function screenOf(page: Page) {
  const frames = page.frames();
  const news = await Promise.all(frames.map((frame) => frame.evaluate(newsIn).catch(() => [])));
  const address = frames.map((frame) => frame.url().replace(/#.*/, '')).join();
  return {address, news: news.flat(), names: await namesOnScreen(page)};
}

const verbs = {click: 'click', doubleClick: 'doubleClick', hover: 'hover', change: 'fill'} as const;

/** Returns what a step does, from what is known of its element. */
function deedOf(
  step: RecordedStep,
  {isSet, ...known}: Known,
  entry: string | undefined,
): Omit<Deed, 'isNewScreen'> {
  if (!isMove(step)) {
    return step.type === 'keyDown'
      ? {does: 'press', ...known, value: step.key.replace('Control', 'Ctrl')}
      : {does: 'open', ...known, value: step.type === 'navigate' ? step.url : ''};
  }
  const does =
    step.type === 'change' && known.type === 'file'
      ? 'upload'
      : entry !== undefined
        ? 'choose'
        : 'button' in step && step.button === 'secondary'
          ? 'rightClick'
          : verbs[step.type];
  const value =
    step.type === 'change' && known.type !== 'password' ? (entry ?? step.value) : undefined;
  return {does, ...known, ...(value && {value}), ...(isSet !== undefined && {isSet: !isSet})};
}

/** Returns the entry of a list that a step chooses, as readers see it. */
const entryOf = (locator: Locator, {type, ...step}: Move): Promise<string | undefined> =>
  locator.evaluate(
    (element, value) =>
      element instanceof HTMLSelectElement
        ? [...element.options].find((option) => option.value === value)?.label
        : undefined,
    type === 'change' && 'value' in step ? step.value : '',
  );

/**
 * Plays a recording. `names` are hidden where the website is not a sample; without `mayLose`, what deletes or sends is
 * pictured only. Throws a {@link RecordingError} that names the step.
 */
export async function playThrough(
  page: Page,
  {kinds, inDisguise: isPrivate}: Opened,
  {steps}: Recording,
  {names, mayLose}: {names: readonly string[]; mayLose: boolean},
): Promise<Playing> {
  prepare(page);
  const secrets: string[] = [];
  const swaps = () => (isPrivate ? swapsOf(names, secrets) : secretSwaps(secrets));
  const hide = <T>(value: T): T => JSON.parse(disguise(JSON.stringify(value), swaps())) as T;
  const found: Playing = {played: [], texts: new Set(), left: []};
  const [start, ...rest] = steps;
  await play(page, start!, {mayLose});
  let before = await screenOf(page);
  for (const [index, step] of rest.entries()) {
    const said = isMove(step) ? wordsOf(step) : '';
    console.log(`[${index + 1}/${rest.length}] ${step.type} ${hide(said)}`);
    const dressed = <T>(perform: () => Promise<T>) => inDisguise(page, swaps(), perform);
    const unit = {text: '', named: [], meant: []};
    const watch = new RecordingWatch(page, kinds, true, unit, dressed);
    watch.said = said;
    let entry: string | undefined;
    const onFound = async (locator: Locator, move: Move, known: Known) => {
      watch.known = known;
      entry = await entryOf(locator, move);
      if (watch.known.type === 'password' && move.type === 'change') {
        secrets.push(move.value);
      }
    };
    let isDone = true;
    try {
      isDone = await withWatch(watch, () => play(page, step, {mayLose, onFound}));
    } catch (error) {
      if (found.left.length === 0 || !isMove(step)) {
        await dressed(() => page.screenshot({path: 'test-results/aufnahme.png'}));
        throw new RecordingError(
          hide(
            `Handlung ${index + 1} von ${rest.length}: ${(error as Error).message} (test-results/aufnahme.png)`,
          ),
        );
      }
      // Nothing comes after what was not done.
      watch.known = {role: '', name: said};
      watch.actions.push({label: said, shot: 'Davor wurde etwas nicht gelöscht oder gesendet.'});
    }
    const after = await screenOf(page);
    const deed = deedOf(step, watch.known, entry);
    if (!isDone) {
      found.left.push(deed.name);
    }
    const last = found.played.at(-1);
    let stored = step;
    if (deed.type === 'password' && step.type === 'change') {
      stored = {...step, value: placeholders.password};
      // The field before it in a log-in is the user's name.
      if (last?.step.type === 'change') {
        last.step = {...last.step, value: placeholders.user};
        delete last.deed.value;
      }
    } else if (entry !== undefined && step.type === 'change') {
      stored = {...step, value: entry};
    }
    const result = after.news.find((text) => !before.news.includes(text));
    for (const {shot} of watch.actions) {
      if (typeof shot === 'object') {
        (await dressed(() => readableIn(page, shot.crop))).forEach((text) => found.texts.add(text));
      }
    }
    found.played.push({
      deed: {
        ...hide({...deed, ...(result && {result})}),
        isNewScreen: before.address !== after.address || result !== undefined,
      },
      actions: hide(watch.actions.map(({label}) => label)).map((label, at) => ({
        ...watch.actions[at]!,
        label,
      })),
      step: hide(stored),
      names: new Set([...before.names, ...watch.seen, ...after.names].map(hide)),
    });
    before = after;
  }
  return found;
}
