/** @import * as docusaurusConfig from '../../docusaurus.config' */
import {budgets, limitFor, type FirstLoadBudget} from '../../scripts/bench/site/budgets';
import {firstLoad} from '../../scripts/bench/site/firstLoad';
import {pageKindList} from '../../scripts/bench/site/pageKinds';
import {recordResponses} from '../../scripts/bench/site/recordResponses';
import {expect, phone, test} from './lib/test';

// As large a screen would show more pictures at once; the reference figures are a telephone's. Nothing is fetched ahead
// here: the routing tables for that are scripts, which the record cannot always tell from the page's own.
test.use({viewport: phone});

for (const [kind, address] of pageKindList) {
  test(`first load of ${kind} (${address}) keeps within its budget`, async ({page}) => {
    const load = firstLoad(await recordResponses(page, address));
    for (const [name, limit] of Object.entries(budgets.pages[kind])) {
      const part = name as keyof FirstLoadBudget;
      expect.soft(load[part], name).toBeLessThanOrEqual(limitFor('build', part, limit));
    }
    // Guards against a record that has missed something.
    expect(load.html * load.script).toBeGreaterThan(0);
  });
}
