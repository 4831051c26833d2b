import {describe, expect, it} from 'vitest';
import oldAddresses from '../../src/delivery/oldAddresses.json';
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

  it('builds no other page', () => {
    expect(built.filter((route) => !specifiedRoutes.includes(route))).toEqual([]);
  });

  it('covers all 213 addresses and the not-found page', () => {
    expect(new Set(specifiedRoutes).size).toBe(214);
  });
});
