/** Does what a recording did. */
import type {Locator, Page} from '@playwright/test';
import {settle} from '../lib/settle';
import {find} from './target';
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
  onFound?: (locator: Locator, step: Move) => Promise<unknown>;
}

/** What to choose where a file is asked for. */
const sampleFile = 'studio/demo/pictures/sauna-abend.jpg';

async function use(
  locator: Locator,
  step: Move,
  {mayLose, user = '', password = ''}: Player,
): Promise<void> {
  if (step.type === 'hover') {
    return locator.hover();
  }
  if (step.type !== 'change') {
    const words = await locator.evaluate(
      (element) => element.closest('button, a, [role]')?.textContent ?? element.textContent ?? '',
    );
    const title =
      (await locator.getAttribute('title')) ?? (await locator.getAttribute('aria-label')) ?? '';
    const trial = !mayLose && grave.test(`${words} ${title}`);
    return step.type === 'doubleClick'
      ? locator.dblclick({trial})
      : locator.click({
          trial,
          ...('button' in step && step.button === 'secondary' && {button: 'right' as const}),
        });
  }
  const kind = await locator.evaluate((element) => (element as HTMLInputElement).type ?? '');
  if (kind === 'file') {
    return locator.setInputFiles(sampleFile);
  }
  if (kind.startsWith('select')) {
    await locator.selectOption(step.value);
    return;
  }
  const typed =
    {[placeholders.user]: user, [placeholders.password]: password}[step.value] ?? step.value;
  return locator.fill(typed);
}

/** Does one step of a recording. Throws a {@link RecordingError} without what was typed. */
export async function play(page: Page, step: RecordedStep, player: Player): Promise<void> {
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
    await player.onFound?.(locator, step);
    try {
      await use(locator, step, player);
    } catch (error) {
      // Playwright's message repeats what was to be typed.
      const [reason] = String((error as Error).message).split('\n');
      throw new RecordingError(`Das geht hier nicht (${reason!.replace(/".*"/, '…')})`);
    }
  }
  await settle(page);
}
