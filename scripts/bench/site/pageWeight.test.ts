import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {pageWeight} from './pageWeight';

it('adds up what the HTML asks for, compressed where it can be', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'weight-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const write = (name: string, size: number) =>
    writeFileSync(path.join(dir, name), 'x'.repeat(size));
  write('a.css', 70);
  write('a.css.br', 7);
  mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  write('assets/js/b.js', 500);
  const html = '<link rel=stylesheet href=/a.css /><script src="/assets/js/b.js" defer></script>';
  writeFileSync(path.join(dir, 'page.html'), html);
  expect(pageWeight(dir, '/page')).toEqual({script: 500, withoutPictures: html.length + 7 + 500});
});
