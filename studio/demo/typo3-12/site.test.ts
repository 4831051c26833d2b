import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'js-yaml';
import {expect, it} from 'vitest';

it('joins the services of both site packages to one that TYPO3 can read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    execFileSync(process.execPath, [
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'site.ts'),
      folder,
    ]);
    const {services} = load(
      readFileSync(path.join(folder, 'Configuration/Services.yaml'), 'utf8'),
    ) as {
      services: Record<string, unknown>;
    };
    expect(Object.keys(services)).toEqual([
      '_defaults',
      'Alpenrose\\Site\\',
      'Alpenrose\\Site\\Command\\SeedCommand',
      'Alpenrose\\Site\\Command\\SecondSiteCommand',
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
