import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {percentile} from '../../scripts/bench/lib/stats';
import {budgets} from '../../scripts/bench/site/budgets';
import {manualPages} from '../../scripts/bench/site/pageKinds';
import {pageWeight} from '../../scripts/bench/site/pageWeight';
import {compileHint} from '../../src/plugins/compileHints';
import {buildDir} from '../lib/pages';

const pages = manualPages().map((route) => ({route, ...pageWeight(buildDir, route)}));

describe.each(['script', 'withoutPictures'] as const)('%s of the manuals’ pages', (part) => {
  const {middle, largest} = budgets.manuals[part];

  it('keeps within the budget of the middle page', () => {
    const values = pages.map((page) => page[part]);
    expect(values.length).toBeGreaterThan(100);
    expect(percentile(values, 0.5)).toBeLessThanOrEqual(middle);
  });

  it('keeps within the budget of the largest page', () => {
    expect(pages.filter((page) => page[part] > largest)).toEqual([]);
  });
});

const scriptDir = path.join(buildDir, 'assets/js');
const scripts = readdirSync(scriptDir)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({name, text: readFileSync(path.join(scriptDir, name), 'utf8')}));

it.each([
  ['pluginVersions', 'the list of plugins'],
  ['onBrokenLinks', 'settings of the build'],
])('no script contains «%s»: %s', (text) => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((script) => script.text.includes(text))).toEqual([]);
});

it.each([/^main\./, /docsearch/])('%s is compiled while it arrives', (name) => {
  const found = scripts.filter((script) => name.test(script.name));
  expect(found).toHaveLength(1);
  expect(found[0]?.text.startsWith(`${compileHint}\n`)).toBe(true);
});
