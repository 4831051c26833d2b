/**
 * `npm run licences` lists the licences of the packages whose code the last build sends to readers, each with its
 * version, and counts those of all packages that build and test the portal.
 */
import {readFileSync} from 'node:fs';
import {packagesFile} from '../../src/build/deliveryDir';
import {startOptions} from '../lib/options';
import {readPackages} from './lock';

startOptions('npm run licences', {});

const packages = readPackages();
const sent = new Set(JSON.parse(readFileSync(packagesFile('build'), 'utf8')) as string[]);

console.log('In the scripts and styles of the build:');
for (const {folder, version, licence} of packages.filter((one) => sent.has(one.folder))) {
  console.log(`  ${licence.padEnd(14)}${folder.replace('node_modules/', '')} ${version}`);
}
const counts = new Map<string, number>();
packages.forEach(({licence}) => counts.set(licence, (counts.get(licence) ?? 0) + 1));
console.log(`\nIn the lockfile, ${packages.length} packages:`);
[...counts]
  .sort(([, a], [, b]) => b - a)
  .forEach(([licence, count]) => console.log(`  ${String(count).padStart(5)}  ${licence}`));
