/** Does what a recording did. */
import type {Locator, Page} from '@playwright/test';
import {settle} from '../lib/settle';
import {find, knownOf, type Known} from './target';
import {grave} from './sentences';
import {isMove, RecordingError, type Move, type RecordedStep} from './recording';

/** What stands in a stored recording for what was typed into the fields of a log-in. */
export const placeholders = {user: '{benutzer}', password: '{passwort}'} as const;

export interface Player {
  user?: string;
  password?: string;
  /** Whether to click what deletes or sends. Otherwise the mouse only goes there. */
  mayLose: boolean;
  /** Called with each element before it is used. */
  onFound?: (locator: Locator, step: Move, known: Known) => Promise<unknown>;
}

/** What to choose where a file is asked for. */
const sampleFile = 'studio/demo/pictures/sauna-abend.jpg';

/** Uses an element. Returns whether it did, or only went there. */
async function use(
  locator: Locator,
  step: Move,
  {name}: Known,
  {mayLose, user = '', password = ''}: Player,
): Promise<boolean> {
  if (step.type === 'hover') {
    await locator.hover();
    return true;
  }
  if (step.type !== 'change') {
    const trial = !mayLose && grave.test(name);
    const button = 'button' in step && step.button === 'secondary' ? 'right' : 'left';
    await (step.type === 'doubleClick'
      ? locator.dblclick({trial})
      : locator.click({trial, button}));
    return !trial;
  }
  const kind = await locator.evaluate((element) => (element as HTMLInputElement).type ?? '');
  if (kind === 'file') {
    await locator.setInputFiles(sampleFile);
  } else if (kind.startsWith('select')) {
    await locator.selectOption(step.value);
  } else {
    const typed = {[placeholders.user]: user, [placeholders.password]: password}[step.value];
    await locator.fill(typed ?? step.value);
  }
  return true;
}

/**
 * Does one step of a recording. Returns whether it was done: what deletes or sends may only be looked at. Throws a
 * {@link RecordingError} without what was typed.
 */
export async function play(page: Page, step: RecordedStep, player: Player): Promise<boolean> {
  let isDone = true;
  if (step.type === 'navigate') {
    await page.goto(step.url);
  } else if (step.type === 'keyDown') {
    await page.keyboard.press(step.key);
  } else if (step.type === 'close') {
    await page
      .context()
      .pages()
      .find((one) => one !== page)
      ?.close();
  } else if (isMove(step)) {
    const locator = await find(page, step);
    const known = await knownOf(locator);
    await player.onFound?.(locator, step, known);
    try {
      isDone = await use(locator, step, known, player);
    } catch (error) {
      // Playwright's message repeats what was to be typed.
      const [reason] = String((error as Error).message).split('\n');
      throw new RecordingError(`Das geht hier nicht (${reason!.replace(/".*"/, '…')})`);
    }
  }
  await settle(page);
  return isDone;
}
