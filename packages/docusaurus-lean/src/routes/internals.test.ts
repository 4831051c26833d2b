import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {clientDir} from '../lib/clientDir';
import {unmetExpectation} from './internals';

describe('unmetExpectation', () => {
  it('finds the installed framework as expected: otherwise adapt this plugin to the new version', () => {
    expect(unmetExpectation()).toBeNull();
  });

  it('names the file that has changed', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'client-'));
    cpSync(clientDir, dir, {recursive: true});
    const file = path.join(dir, 'clientEntry.js');
    writeFileSync(file, readFileSync(file, 'utf8').replace('./preload', './preloading'));
    expect(unmetExpectation(dir)).toMatch(/^clientEntry\.js: /);
  });
});
