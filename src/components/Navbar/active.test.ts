import {describe, expect, it} from 'vitest';
import type {NavbarItem} from '@docusaurus/theme-common';
import {isItemActive} from './active';

const at = (pathname: string, docsPluginId?: string) => ({
  pathname,
  docsPluginId,
  withBase: (address: string) => `/base${address}`,
});
const link = {to: '/typo3', label: 'TYPO3'} as NavbarItem;

describe('isItemActive', () => {
  it('is active on the section and below it, in any case', () => {
    expect(isItemActive(link, at('/base/typo3'))).toBe(true);
    expect(isItemActive(link, at('/base/typo3/'))).toBe(true);
    expect(isItemActive(link, at('/base/TYPO3/12.0/grundlagen/login'))).toBe(true);
  });

  it('is not active on a section whose name only begins alike', () => {
    expect(isItemActive(link, at('/base/typo3-neu'))).toBe(false);
    expect(isItemActive(link, at('/base/'))).toBe(false);
  });

  it('follows activeBasePath and activeBaseRegex before the address', () => {
    expect(
      isItemActive({...link, activeBasePath: '/email'} as NavbarItem, at('/base/email/ios')),
    ).toBe(true);
    expect(isItemActive({...link, activeBaseRegex: '/hgv$'} as NavbarItem, at('/base/hgv'))).toBe(
      true,
    );
    expect(isItemActive({...link, activeBaseRegex: '/hgv$'} as NavbarItem, at('/base/typo3'))).toBe(
      false,
    );
  });

  it('is active in a dropdown when one of its items is', () => {
    const dropdown = {label: 'More', items: [{to: '/hgv'}, link]} as NavbarItem;
    expect(isItemActive(dropdown, at('/base/typo3'))).toBe(true);
    expect(isItemActive(dropdown, at('/base/email'))).toBe(false);
  });

  it('binds docs kinds to their instance', () => {
    const doc = {type: 'doc', docId: 'x', docsPluginId: 'typo3'} as NavbarItem;
    expect(isItemActive(doc, at('/base/typo3', 'typo3'))).toBe(true);
    expect(isItemActive(doc, at('/base/email', 'email'))).toBe(false);
    expect(
      isItemActive({type: 'docSidebar', sidebarId: 's'} as NavbarItem, at('/base/', 'default')),
    ).toBe(true);
  });

  it('is never active for an external link', () => {
    expect(isItemActive({href: 'https://example.ch'} as NavbarItem, at('/base/'))).toBe(false);
  });
});
