import {expect, it} from 'vitest';
import {moduleCache} from './moduleCache';

const upstream = {cache: {version: '3.10.2-abc'}};
const unused = ['@theme/AnnouncementBar'];

it('keeps the modules of other settings and of another framework apart', () => {
  const key = moduleCache(upstream, {unused});
  expect(moduleCache(upstream, {unused: []})).not.toEqual(key);
  expect(moduleCache(upstream, {unused, loaders: ['changed']})).not.toEqual(key);
  expect(moduleCache({cache: {version: '3.11.0-abc'}}, {unused})).not.toEqual(key);
});

it('lets a build with the same settings take them again', () => {
  expect(moduleCache(upstream, {unused: [...unused]})).toEqual(moduleCache(upstream, {unused}));
});

it('leaves a cache off that is off', () => {
  expect(moduleCache({}, {unused})).toEqual({});
});
