import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Scope} from '../../scripts/test/scope';

const file = process.env.TEST_SCOPE;

/** What `npm test` looks at in full. Null for a part that was started by itself and for `npm run test:all`. */
export const scope = file ? (JSON.parse(readFileSync(file, 'utf8')) as Scope) : null;

/** Returns why the run leaves out a file of tests, or undefined if it does not. */
export function reasonLeftOut(testFile: string): string | undefined {
  const place = path.relative('', testFile).split(path.sep).join('/');
  return Object.entries(scope?.leftOut ?? {}).find(([folder]) =>
    place.startsWith(`${folder}/`),
  )?.[1];
}
