import {mkdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Instructions} from '@portal/content/source/instructions';
import type {PictureRecord, UnitRecord, WalkRecord} from '@portal/content/walks/record';
import type {Access, Opened} from './product';
import {comparable, compareLabels, similarNames} from '@portal/content/walks/labels';
import {claimsOf, resultsOf} from './places';
import {takePicture, type PictureOptions} from './picture';
import {namesOnScreen} from './screen';
import {rest, settle} from './settle';
import type {Section, Unseen, Walk} from './walk';
import {prepare, unwatched, Watch, withWatch, type Action} from './watch';
import {narrowWindow, windowSize} from './windowSize';

/** Where a screenshot of each failure is stored. */
const failures = 'test-results/walks';

/**
 * How a page and the product differ: a label has another name, or is nowhere; the walk uses what the sentence does not
 * name; an action changes nothing; something is in another place than the sentence says; the script does not find its way; a step comes after one that failed; the product does not answer.
 */
export const outcomes = [
  'renamed',
  'missing',
  'unnamed',
  'idle',
  'misplaced',
  'script',
  'not reached',
  'environment',
] as const;
export type Outcome = (typeof outcomes)[number];

export interface Problem {
  outcome: Outcome;
  /** `file:line` of the sentence, if it is known. */
  place: string;
  message: string;
}

export interface WalkResult {
  units: Record<string, UnitRecord>;
  pictures: Record<string, PictureRecord>;
  /** What each step does that the walk does, in order. */
  actions: Record<string, readonly Action[]>;
  /** Labels outside of the steps that no screen showed, with the reason in German, or none from before there were. */
  unseen: Unseen;
  problems: Problem[];
}

interface Options extends Instructions {
  /** The page. */
  file: string;
  withPictures: boolean;
  /** The record of the last walk. */
  before?: WalkRecord;
  /** Brings account and product back to their first state and logs in again, for each section. */
  restart?: () => Promise<unknown>;
}

/** Returns the first lines of an error without the colours of Playwright. */
export const firstLines = (error: unknown): string =>
  String((error as Error).message ?? error)
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 400);

/** Does the walk of a page and compares what it does and sees with what the page says. */
export async function runWalk(
  perform: Walk,
  page: Page,
  opened: Opened & {access: Access},
  {file, units, others, withPictures, before, restart}: Options,
): Promise<WalkResult> {
  prepare(page);
  const result: WalkResult = {units: {}, pictures: {}, actions: {}, unseen: {}, problems: []};
  const everything = new Set<string>();
  const reasons: Unseen = {};

  async function fail(outcome: Outcome, place: string, key: string, what: string): Promise<void> {
    mkdirSync(failures, {recursive: true});
    const screenshot = `${failures}/${file.replaceAll(/[/.]/g, '-')}-${key.replaceAll(' ', '-')}.png`;
    await page.screenshot({path: screenshot}).catch(() => undefined);
    result.problems.push({outcome, place, message: `${key}: ${what} (${screenshot})`});
  }

  async function checkUnit(
    key: string,
    act: (tools: {see: () => Promise<void>}) => Promise<unknown>,
    unseen: Unseen,
    between: Pick<Watch, 'unnamed' | 'beyond'>,
  ): Promise<void> {
    const unit = units.find((candidate) => candidate.key === key);
    if (!unit) {
      throw new Error(`The page has no «${key}».`);
    }
    const place = `${unit.file}:${unit.line}`;
    const screen = new Set<string>();
    const see = async () => {
      await settle(page);
      for (const name of await namesOnScreen(page)) {
        screen.add(name);
        everything.add(name);
      }
    };
    const isStep = !key.endsWith(' Felder');
    const watch = new Watch(page, opened.kinds, withPictures, unit, opened.inDisguise);
    for (const what of isStep ? between.unnamed : []) {
      await fail('unnamed', place, key, `before it, the walk ${what}, no step says so`);
    }
    await see();
    try {
      await (isStep ? withWatch(watch, () => act({see})) : unwatched(() => act({see})));
      await rest(page);
      await see();
    } catch (error) {
      await fail('script', place, key, firstLines(error));
      throw new Error('', {cause: error});
    }
    watch.seen.forEach((name) => screen.add(name));
    for (const what of watch.unnamed) {
      await fail('unnamed', place, key, `the walk ${what}, the page does not say so`);
    }
    for (const what of watch.idle) {
      await fail(
        'idle',
        place,
        key,
        `the walk ${what}, which changes nothing: say «falls», or leave it out`,
      );
    }
    for (const what of watch.misplaced) {
      await fail('misplaced', place, key, what);
    }
    const expected = unit.labels.filter(({text}) => !Object.hasOwn(unseen, text));
    const {seen, missing} = compareLabels(
      expected.map(({text}) => text),
      screen,
    );
    for (const label of expected.filter(({text}) => missing.includes(text))) {
      const instead = similarNames(label.text, screen).map((name) => `«${name}»`);
      await fail(
        instead.length > 0 ? 'renamed' : 'missing',
        `${label.file}:${label.line}`,
        key,
        `the product does not show «${label.text}»${instead.length > 0 ? `, but ${instead.join(', ')}` : ''}`,
      );
    }
    if (isStep) {
      result.actions[key] = watch.actions;
    }
    const beyond = [...between.beyond, ...watch.beyond];
    const results = resultsOf(unit.text).filter((text) =>
      [...screen].some((name) => comparable(name).includes(comparable(text))),
    );
    const open = claimsOf(unit.text).length - watch.compared.length - results.length;
    result.units[key] = {
      seen: [...new Set(seen)],
      ...(Object.keys(unseen).length > 0 && {unseen}),
      ...(isStep && beyond.length > 0 && {beyond}),
      ...(isStep && open > 0 && {open}),
    };
  }

  /** Takes a picture in a window of its size. */
  async function picture(name: string, options: PictureOptions): Promise<void> {
    if (options.window) {
      await page.setViewportSize({...narrowWindow, ...options.window});
      await opened.clear?.();
      await settle(page);
    }
    if (withPictures) {
      try {
        result.pictures[name] = await takePicture(page, file, name, options);
      } catch (error) {
        await fail('script', file, `bild-${name}`, firstLines(error));
      }
    }
    if (options.window) {
      await page.setViewportSize(windowSize);
      await settle(page);
    }
  }

  /** The tools of a section. `between` sees what its walk does outside of the steps. */
  function sectionTools(id: string, between: Watch): Section {
    let hasBegun = false;
    return {
      step: (step, act, unseen = {}) => {
        const done = {unnamed: between.unnamed.splice(0), beyond: between.beyond.splice(0)};
        // A list begins by opening what it needs.
        const isFirst = !hasBegun || /\.1$/.test(String(step));
        hasBegun = true;
        return checkUnit(`${id} ${step}`, act, unseen, isFirst ? {...done, unnamed: []} : done);
      },
      fields: (act, unseen = {}) => checkUnit(`${id} Felder`, act, unseen, between),
      skip: (step, reason) => {
        result.units[`${id} ${step}`] = {seen: [], unseen: {'*': reason}};
      },
      picture: (name, options) => unwatched(() => picture(name, options)),
    };
  }

  await perform({
    ...opened,
    page,
    unseen: (more) => void Object.assign(reasons, more),
    section: async (id, act) => {
      const between = new Watch(page, [], false);
      try {
        await restart?.();
        await withWatch(between, () => act(sectionTools(id, between)));
        (await namesOnScreen(page)).forEach((name) => everything.add(name));
      } catch (error) {
        // A failed step has been reported already.
        if (!(error as Error).cause) {
          await fail('script', file, id, firstLines(error));
        }
      }
    },
  });
  const failed = new Set(result.problems.map(({message}) => message.split(/[ :]/)[0]!));
  for (const {key, section, file: source, line} of units) {
    if (!result.units[key] && !result.problems.some(({message}) => message.startsWith(`${key}:`))) {
      result.problems.push({
        outcome: failed.has(section) ? 'not reached' : 'script',
        place: `${source}:${line}`,
        message: failed.has(section) ? `${key}: nicht erreicht` : `${key}: the walk does not do it`,
      });
    }
  }
  // What fails hides the screens after it.
  const isComplete = result.problems.length === 0;
  const known = {...before?.unseen, ...reasons};
  for (const {text, file: source, line} of others) {
    if (compareLabels([text], everything).missing.length === 0) {
      continue;
    }
    if (isComplete && !Object.hasOwn(known, text)) {
      const instead = similarNames(text, everything).map((name) => `«${name}»`);
      result.problems.push({
        outcome: instead.length > 0 ? 'renamed' : 'missing',
        place: `${source}:${line}`,
        message: `no screen shows «${text}»${instead.length > 0 ? `, but ${instead.join(', ')}` : ''}: correct it, or say why with «unseen» in the walk`,
      });
    }
    result.unseen[text] = known[text] ?? '';
  }
  return result;
}
