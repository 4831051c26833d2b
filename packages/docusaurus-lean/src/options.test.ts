import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
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
