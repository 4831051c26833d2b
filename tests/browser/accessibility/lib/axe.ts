import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {ElementContext, RunOptions} from 'axe-core';
import {exclusions} from './exclusions';
import {newLooks} from './looks';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.2 at levels A and AA, and what axe holds to be good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The rules whose answer depends on the room that elements have. */
const sizeRules = ['target-size', 'scrollable-region-focusable', 'frame-focusable-content'];

/** Documents of their own on a page, such as live examples; not a trainee's page, which is the exercise. */
const examples = 'iframe:not([sandbox])';

/** The short form: every page compiles it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Puts axe into the page and its examples, once for each document. */
async function inject(page: Page): Promise<void> {
  const frames = await page.locator(examples).elementHandles();
  const documents = await Promise.all(frames.map((frame) => frame.contentFrame()));
  for (const document of [page.mainFrame(), ...documents]) {
    if (await document?.evaluate(() => window.axe === undefined)) {
      await document?.evaluate(source);
    }
  }
}

/** What axe complains about, one line for each element, without what is excluded. */
const run = ([context, options, excluded]: readonly [
  ElementContext,
  RunOptions,
  readonly {rule: string; selector: string}[],
]): Promise<string[]> =>
  window
    .axe!.run(context, {...options, resultTypes: ['violations'], elementRef: true})
    .then(({violations}) =>
      violations.flatMap(({id, nodes}) =>
        nodes
          .filter(
            ({element}) =>
              !excluded.some(({rule, selector}) => rule === id && element?.matches(selector)),
          )
          .map(({target, failureSummary = ''}) => {
            const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
            return `${id}: ${target.join(' ')} – ${reasons.join('; ')}`;
          }),
      ),
    );

/** Complaints of every rule that does not depend on colours. */
export async function complaints(page: Page): Promise<string[]> {
  const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, {enabled: false}]));
  return runOnPage(page, {runOnly: {type: 'tag', values: tags}, rules: withoutColours});
}

/** Complaints of the rules that depend on the room that elements have. */
export const sizeComplaints = (page: Page): Promise<string[]> =>
  runOnPage(page, {runOnly: {type: 'rule', values: sizeRules}});

async function runOnPage(page: Page, options: RunOptions): Promise<string[]> {
  await inject(page);
  const context = {include: [['html']], exclude: [['iframe[sandbox]']]};
  return page.evaluate(run, [context, options, exclusions] as const);
}

/**
 * Complaints about colours that no page before has shown. The examples have one colour mode only:
 * `withExamples` in one view is enough.
 */
export async function colourComplaints(page: Page, withExamples: boolean): Promise<string[]> {
  await inject(page);
  const looks = await newLooks(page);
  const include = withExamples
    ? await looks.evaluateHandle(
        (elements, selector) => [...elements, ...document.querySelectorAll(selector)],
        examples,
      )
    : looks;
  if ((await include.evaluate((elements: Element[]) => elements.length)) === 0) {
    return [];
  }
  const options: RunOptions = {runOnly: {type: 'rule', values: colourRules}};
  return page.evaluate(run, [{include}, options, exclusions] as const);
}
