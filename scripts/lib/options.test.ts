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
