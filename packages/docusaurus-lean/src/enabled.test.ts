import {logger} from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import docusaurusLean from '.';
import {isEnabled, testedRange} from './enabled';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('is on with the installed Docusaurus', () => {
  expect(isEnabled()).toBe(true);
});

it('is off with LEAN=off, without a warning', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  vi.stubEnv('LEAN', 'off');
  expect(isEnabled()).toBe(false);
  docusaurusLean({} as never, {} as never, '4.0.0');
  expect(warn).not.toHaveBeenCalled();
});

it('is on with any version with LEAN=on', () => {
  vi.stubEnv('LEAN', 'on');
  expect(isEnabled('4.0.0')).toBe(true);
});

it('switches itself off outside of the tested range, with one warning', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  expect(isEnabled('4.0.0')).toBe(false);
  expect(isEnabled(`${testedRange}0.1`)).toBe(false);
  const plugin = docusaurusLean({} as never, {} as never, '4.0.0');
  expect(Object.keys(plugin)).toEqual(['name']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('4.0.0');
});
