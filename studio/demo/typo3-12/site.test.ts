import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {afterAll, expect, it} from 'vitest';

mkdirSync('test-results', {recursive: true});
const folder = mkdtempSync('test-results/site-');
afterAll(() => rmSync(folder, {recursive: true}));

it('joins the services of both site packages to one that TYPO3 can read', () => {
  const script = path.join(import.meta.dirname, 'site.ts');
  execFileSync(process.execPath, ['--import', 'jiti/register', script, folder]);
  const written = readFileSync(path.join(folder, 'Configuration/Services.yaml'), 'utf8');
  const {services} = load(written) as {services: Record<string, unknown>};
  expect(Object.keys(services)).toEqual([
    '_defaults',
    'Alpenrose\\Site\\',
    'Alpenrose\\Site\\Command\\SeedCommand',
    'Alpenrose\\Site\\Command\\SecondSiteCommand',
  ]);
});
