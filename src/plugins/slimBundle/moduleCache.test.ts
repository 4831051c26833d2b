import {expect, it} from 'vitest';
import {moduleCache} from './moduleCache';

const upstream = {cache: {version: '3.10.2-abc'}};
const keyOf = (settings: object, experiments: object = upstream) =>
  JSON.stringify(moduleCache(experiments, {settings, loaders: ['/loader.mjs']}));

it('keeps the modules of other settings and of another framework apart', () => {
  const key = keyOf({unused: ['@theme/AnnouncementBar']});
  expect(keyOf({unused: []})).not.toBe(key);
  expect(keyOf({unused: ['@theme/AnnouncementBar'], messages: {'theme.a': 'A'}})).not.toBe(key);
  expect(keyOf({unused: ['@theme/AnnouncementBar']}, {cache: {version: '3.11.0-abc'}})).not.toBe(
    key,
  );
});

it('lets a build with the same settings take them again', () => {
  expect(keyOf({unused: ['@theme/AnnouncementBar']})).toBe(
    keyOf({unused: ['@theme/AnnouncementBar']}),
  );
});

it('counts the loaders among what the cache depends on', () => {
  expect(keyOf({})).toContain('"buildDependencies":["/loader.mjs"]');
});

it('leaves a cache off that is off', () => {
  expect(keyOf({}, {})).toBe('{}');
});
