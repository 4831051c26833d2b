import {readFileSync} from 'node:fs';
import {requireBuild} from './requireBuild';

/** Global setup of the tests of the built portal: the build must be there. */
export function setup({name}: {name: string}): void {
  requireBuild('build', 'npm run build');
  // The build writes the list without entries.
  if (name === 'handbook' && readFileSync('build/handbuch/liste.json', 'utf8') === '[]') {
    throw new Error('There are no handbooks: run "npm run handbook" first.');
  }
}
