import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import docusaurusLean from '.';
import {validateOptions, type Options} from './options';

const normalized = (options: object) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Options});

describe('validateOptions', () => {
  it('switches everything off by default', () => {
    expect(normalized({})).toEqual({
      id: 'default',
      withoutPrism: false,
      slimTslib: false,
      splitRoutes: false,
      startInOwnTask: false,
      lateStyles: {},
    });
  });

  it('keeps regular expressions', () => {
    const options = {compileHints: /main/, lateStyles: {search: /Search/}};
    expect(normalized(options)).toMatchObject(options);
  });

  it.each<[string, object]>([
    ['"splitRoute" is not allowed', {splitRoute: true}],
    ['"withoutPrism" must be a boolean', {withoutPrism: 'always'}],
    ['"compileHints" must be a regular expression', {compileHints: 'main'}],
    ['"lateStyles.search" must be a regular expression', {lateStyles: {search: 'Search'}}],
    ['"lateStyles.home" must be a regular expression', {lateStyles: {home: {}}}],
    ['"lateStyles" must be of type object', {lateStyles: 'Search'}],
  ])('says %s', (message, options) => {
    expect(() => normalized(options)).toThrow(message);
  });
});

it('a plugin without options leaves theme, entry, modules and chunks alone', () => {
  const plugin = docusaurusLean({} as never, normalized({}));
  expect(plugin.getThemePath).toBeUndefined();
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const utils = {currentBundler: {instance: {}}} as never;
    expect(plugin.configureWebpack!({}, false, utils, undefined)).toEqual({
      experiments: {},
      resolve: {alias: {}},
      plugins: [],
      optimization: {splitChunks: {cacheGroups: {}}},
    });
  } finally {
    process.env.NODE_ENV = before;
  }
});
