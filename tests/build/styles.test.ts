import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir} from '../lib/pages';

const read = (dir: string, file: string) => readFileSync(path.join(dir, file), 'utf8');
const cssIn = (dir: string) =>
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(dir, file))
    .join('\n');

it('every colour and measure that a style sheet reads is read in the build too', () => {
  const used = (css: string) => new Set(css.match(/(?<=var\(\s*)--portal-[\w-]+/g));
  const inSource = used(cssIn('src') + cssIn('packages'));
  const inBuild = used(cssIn(path.join(buildDir, 'assets/css')));
  expect(inSource.size).toBeGreaterThan(20);
  expect([...inSource].filter((name) => !inBuild.has(name))).toEqual([]);
});
