import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {forBuilding, forReaders, isAllowed, readPackages} from '../../scripts/licences/lock';
import {packagesFile} from '../../src/build/deliveryDir';

const packages = readPackages();

it('has no package of a licence that nobody has looked at', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(packages.filter(({licence}) => !isAllowed(licence, forBuilding))).toEqual([]);
});

it('sends readers only what may be passed on with its text', () => {
  const sent = JSON.parse(readFileSync(packagesFile('build'), 'utf8')) as string[];
  const known = packages.filter(({folder}) => sent.includes(folder));
  expect(known.map(({folder}) => folder).sort()).toEqual(sent);
  expect(sent).toContain('node_modules/react-dom');
  expect(known.filter(({licence}) => !isAllowed(licence, forReaders))).toEqual([]);
});
