import {mkdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Unit} from '@portal/content/source/instructions';
import type {PictureRecord, UnitRecord} from '@portal/content/walks/record';
import type {Access, Opened} from './product';
import {compareLabels, similarNames} from '@portal/content/walks/labels';
import {takePicture, type PictureOptions} from './picture';
import {namesOnScreen} from './screen';
import {settle} from './settle';
import {watchStep} from './stepPictures';
import type {StepShot} from './stepShot';
import type {Section, Unseen, Walk} from './walk';
import {phone, windowSize} from './windowSize';

/** Where a screenshot of each failure is stored. */
const failures = 'test-results/walks';

/** Something that the product contradicts, or that the walk could not do. */
export interface Problem {
  /** `file:line` of the sentence, if it is known. */
  place: string;
  message: string;
}

export interface WalkResult {
  units: Record<string, UnitRecord>;
  pictures: Record<string, PictureRecord>;
  /** The picture of each step that the walk does, or the reason why it has none. */
  steps: Record<string, StepShot | string>;
  problems: Problem[];
}

const firstLines = (error: unknown): string =>
  String((error as Error).message ?? error)
    // Playwright colours its messages.
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 400);

/** Does the walk of a page. `units` are the steps that the page names, `file` is the page. */
export async function runWalk(
  perform: Walk,
  page: Page,
  opened: Opened & {access: Access},
  {file, units, withPictures}: {file: string; units: readonly Unit[]; withPictures: boolean},
): Promise<WalkResult> {
  const result: WalkResult = {units: {}, pictures: {}, steps: {}, problems: []};

  async function fail(place: string, name: string, message: string): Promise<void> {
    mkdirSync(failures, {recursive: true});
    const screenshot = `${failures}/${file.replaceAll(/[/.]/g, '-')}-${name.replaceAll(' ', '-')}.png`;
    await page.screenshot({path: screenshot}).catch(() => undefined);
    result.problems.push({place, message: `${message} (${screenshot})`});
  }

  async function checkUnit(
    key: string,
    act: (tools: {see: () => Promise<void>}) => Promise<unknown>,
    unseen: Unseen,
  ): Promise<void> {
    const unit = units.find((candidate) => candidate.key === key);
    if (!unit) {
      throw new Error(`The page has no «${key}».`);
    }
    const screen = new Set<string>();
    const see = async () => {
      await settle(page);
      (await namesOnScreen(page)).forEach((name) => screen.add(name));
    };
    await see();
    try {
      if (withPictures && !key.endsWith(' Felder')) {
        const labels = unit.labels.map(({text}) => text);
        result.steps[key] = await watchStep(page, labels, () => act({see}));
      } else {
        await act({see});
      }
      await see();
    } catch (error) {
      await fail(`${unit.file}:${unit.line}`, key, `${key}: ${firstLines(error)}`);
      throw new Error('', {cause: error});
    }
    const expected = unit.labels.filter(({text}) => !Object.hasOwn(unseen, text));
    const {seen, missing} = compareLabels(
      expected.map(({text}) => text),
      screen,
    );
    for (const label of expected.filter(({text}) => missing.includes(text))) {
      const instead = similarNames(label.text, screen).map((name) => `«${name}»`);
      await fail(
        `${label.file}:${label.line}`,
        key,
        `${key}: the product does not show «${label.text}»${instead.length > 0 ? `, but ${instead.join(', ')}` : ''}`,
      );
    }
    const isUseful = Object.keys(unseen).length > 0;
    result.units[key] = {seen: [...new Set(seen)], ...(isUseful && {unseen})};
  }

  const sectionTools = (id: string): Section => ({
    step: (step, act, unseen = {}) => checkUnit(`${id} ${step}`, act, unseen),
    fields: (act, unseen = {}) => checkUnit(`${id} Felder`, act, unseen),
    skip: (step, reason) => {
      result.units[`${id} ${step}`] = {seen: [], unseen: {'*': reason}};
    },
    picture: async (name, options: PictureOptions) => {
      if (options.window) {
        await page.setViewportSize({...phone, ...options.window});
        await opened.clear?.();
        await settle(page);
      }
      if (withPictures) {
        try {
          result.pictures[name] = await takePicture(page, file, name, options);
        } catch (error) {
          await fail(file, `bild-${name}`, `picture «${name}»: ${firstLines(error)}`);
        }
      }
      if (options.window) {
        await page.setViewportSize(windowSize);
        await settle(page);
      }
    },
  });

  await perform({
    ...opened,
    page,
    section: async (id, act) => {
      try {
        await act(sectionTools(id));
      } catch (error) {
        // A failed step has been reported already.
        if (!(error as Error).cause) {
          await fail(file, id, `section «${id}»: ${firstLines(error)}`);
        }
      }
    },
  });
  for (const {key, file: source, line} of units) {
    if (!result.units[key] && !result.problems.some(({message}) => message.startsWith(`${key}:`))) {
      result.problems.push({
        place: `${source}:${line}`,
        message: `${key}: the walk does not do it`,
      });
    }
  }
  return result;
}
