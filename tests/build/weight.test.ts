import {describe, expect, it} from 'vitest';
import {percentile} from '../../scripts/bench/lib/stats';
import {budgets, limitFor} from '../../scripts/bench/site/budgets';
import {manualPages} from '../../scripts/bench/site/pageKinds';
import {pageWeight} from '../../scripts/bench/site/pageWeight';
import {buildDir} from '../lib/pages';

const pages = manualPages().map((route) => ({route, ...pageWeight(buildDir, route)}));

describe.each(['script', 'withoutPictures'] as const)('%s of the manuals’ pages', (part) => {
  const {middle, largest} = budgets.manuals[part];

  it('keeps within the budget of the middle page', () => {
    const values = pages.map((page) => page[part]);
    expect(values.length).toBeGreaterThan(100);
    expect(percentile(values, 0.5)).toBeLessThanOrEqual(limitFor(buildDir, part, middle));
  });

  it('keeps within the budget of the largest page', () => {
    const limit = limitFor(buildDir, part, largest);
    expect(pages.filter((page) => page[part] > limit)).toEqual([]);
  });
});
