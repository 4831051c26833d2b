import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** WCAG 2.2 at levels A and AA, and what axe holds to be good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe need not complain about, each with the reason. */
const exclusions = [
  {
    rule: 'target-size',
    selector: 'figure a[class*=marker_]',
    reason:
      'A number on a picture stands where the thing is: WCAG 2.5.8 calls the place of such pins essential. ' +
      'The same number in the legend below leads there too and is large enough.',
  },
];

/** Puts axe into the page and its frames, once for each document. */
async function inject(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe === undefined)) {
      await frame.evaluate(axe.source);
    }
  }
}

/** What axe complains about, one line for each element. Without `rules`, everything in `tags`. */
export async function complaints(page: Page, rules?: string[]): Promise<string[]> {
  await inject(page);
  const options: RunOptions = {
    runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
    resultTypes: ['violations'],
    elementRef: true,
  };
  return page.evaluate(
    async ([given, excluded]) => {
      const {violations = []} = (await window.axe?.run(document, given)) ?? {};
      return violations.flatMap(({id, nodes}) =>
        nodes
          .filter(
            ({element}) =>
              !excluded.some(({rule, selector}) => rule === id && element?.matches(selector)),
          )
          .map(({target, failureSummary = ''}) => {
            const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim());
            return `${id}: ${target.join(' ')} – ${reasons.join('; ')}`;
          }),
      );
    },
    [options, exclusions] as const,
  );
}
