import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readOptions} from './options';

const read = (...args: string[]) =>
  readOptions('npm run new:page -- --typ aufgabe', {args, options: {typ: {type: 'string'}}});

it.each([
  ['--hilfe', ['--hilfe']],
  ['--typ', ['--typ']],
  ['email', ['email']],
  ['-x', ['-x']],
])('explains %s in German', (name, args) => {
  expect(() => read(...args)).toThrow(
    `Die Angabe «${name}» passt hier nicht. So geht es:\n  npm run new:page -- --typ aufgabe`,
  );
});

it('reads what it knows', () => {
  expect(read('--typ', 'element').values).toEqual({typ: 'element'});
});

it.each(['handbook', 'search:push'])(
  'explains a wrong option of %s in words',
  (name) => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
    const {status, stderr} = spawnSync('npx', [...scripts[name].split(' '), '--help'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      new RegExp(
        `^Die Angabe «--help» passt hier nicht\\. So geht es:\\n  npm run ${name} -- .+\\n$`,
      ),
    );
    expect(status).toBe(1);
  },
  60_000,
);
