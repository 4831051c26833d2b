import {describe, expect, it} from 'vitest';
import type {NavbarItem} from '@docusaurus/theme-common';
import {configuredItem, navbarHalves, partnerOf} from './pairing';

const a = {to: '/a', label: 'A', position: 'left'} as NavbarItem;
const b = {to: '/b', label: 'B', position: 'left'} as NavbarItem;
const c = {to: '/c', label: 'C', position: 'left'} as NavbarItem;
const versionsOfA = {
  type: 'docsVersionDropdown',
  docsPluginId: 'a',
  position: 'right',
} as NavbarItem;
const gap = {type: 'html', value: '<!-- gap -->', position: 'right'} as NavbarItem;
const partnerOfC = {to: '/c/more', label: 'More'} as NavbarItem;
const search = {type: 'search', position: 'right'} as NavbarItem;

describe('navbarHalves', () => {
  it('counts an item without position to the second half', () => {
    expect(navbarHalves([a, partnerOfC])).toEqual({first: [a], second: [partnerOfC]});
  });

  it('leaves the search out', () => {
    expect(navbarHalves([search, a, versionsOfA]).second).toEqual([versionsOfA]);
  });
});

describe('partnerOf', () => {
  const items = [a, versionsOfA, search, b, gap, c, partnerOfC];

  it('pairs the i-th links, across a gap', () => {
    expect(partnerOf(items, versionsOfA)).toBe(a);
    expect(partnerOf(items, partnerOfC)).toBe(c);
  });

  it('leaves first-half links, the search and surplus links unpaired', () => {
    expect(partnerOf(items, a)).toBeNull();
    expect(partnerOf(items, search)).toBeNull();
    expect(partnerOf([a, versionsOfA, partnerOfC], partnerOfC)).toBeNull();
  });
});

describe('configuredItem', () => {
  it('recognises an item among further props', () => {
    expect(configuredItem([a, b], {...b, mobile: true})).toBe(b);
  });
});
