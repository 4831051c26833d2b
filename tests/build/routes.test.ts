import {describe, expect, it} from 'vitest';
import oldAddresses from '../../src/delivery/oldAddresses.json';
import {addressesOf} from '@portal/content/source/addresses';
import {readSite} from '@portal/content/source/site';
import {builtRoutes, specifiedRoutes} from '../lib/pages';

describe('route contract', () => {
  const built = builtRoutes();

  it('builds every address of the specification, spelled so, unless it moved', () => {
    const gone = specifiedRoutes.filter((route) => !built.includes(route));
    expect(gone.filter((route) => !(route in oldAddresses))).toEqual([]);
  });

  it('redirects moved pages from addresses that are gone to ones that exist', () => {
    for (const [from, to] of Object.entries(oldAddresses)) {
      expect(built).not.toContain(from);
      expect(built).toContain(to);
    }
  });

  it('builds no other page but those that editors added', () => {
    const sources = addressesOf(readSite());
    const others = built.filter((route) => !specifiedRoutes.includes(route));
    expect(others.filter((route) => !sources.has(route))).toEqual([]);
  });

  // Without this, the checks above would skip addresses that are missing from the list.
  it('knows all 213 addresses of the specification and the not-found page', () => {
    expect(new Set(specifiedRoutes).size).toBe(214);
  });
});
