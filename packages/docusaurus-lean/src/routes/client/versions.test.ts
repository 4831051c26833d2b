// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import type {VersionData} from '../model';
import type {PartVersion} from './versions';

const sidebar = (...labels: string[]): VersionData => ({
  docsSidebars: {main: labels.map((label) => ({type: 'link', label}))},
  docs: {},
});

/** Returns a fresh copy of the module, and a version in two parts. */
async function setup() {
  vi.resetModules();
  const {prepareVersion, useVersion} = await import('./versions');
  const original: VersionData = {docsSidebars: {}, docs: {}};
  const load = vi.fn(() => Promise.resolve({default: {version: sidebar('a', 'b')}}));
  const part = (label: string): PartVersion => ({original, shown: sidebar(label), load});
  /** Renders the version and returns a function that reads the labels of its sidebar. */
  const show = () => {
    const {result} = renderHook(() => useVersion(original));
    return () => result.current.docsSidebars.main?.map(({label}) => label).join(' ') ?? 'none';
  };
  return {prepareVersion, show, load, first: part('a'), second: part('b')};
}

describe('a docs version in parts', () => {
  it('shows what the pages of the first part need', async () => {
    const {show, prepareVersion, first, load} = await setup();
    await prepareVersion(first);
    const shown = show();
    expect(shown()).toBe('a');
    expect(load).not.toHaveBeenCalled();
  });

  it('is completed on the first interaction with the page', async () => {
    const {show, prepareVersion, first, load} = await setup();
    await prepareVersion(first);
    const shown = show();
    await act(async () => dispatchEvent(new Event('touchstart')));
    expect(shown()).toBe('a b');
    dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails the navigation if the rest cannot be loaded', async () => {
    const {prepareVersion, first, second, load} = await setup();
    await prepareVersion(first);
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(prepareVersion(second)).rejects.toThrow('offline');
    await prepareVersion(second);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
