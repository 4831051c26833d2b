import {describe, expect, it} from 'vitest';
import {pageTitle} from './pageTitle';

const parts = {title: 'Anmelden', titleDelimiter: '|'};

describe('pageTitle', () => {
  it('adds the manual, and the version where it is not the newest', () => {
    expect(pageTitle(parts, 'typo3', 'current')).toBe('Anmelden | TYPO3');
    expect(pageTitle(parts, 'typo3', '12.0')).toBe('Anmelden | TYPO3, Version 12');
    expect(pageTitle(parts, 'email', 'current')).toBe('Anmelden | E-Mail');
  });

  it('says the name once on the first page of a manual', () => {
    expect(pageTitle({...parts, title: 'TYPO3'}, 'typo3', 'current')).toBe('TYPO3');
  });

  it('leaves pages outside of the manuals as they are', () => {
    expect(pageTitle(parts)).toBe('Anmelden');
    expect(pageTitle(parts, 'default', 'current')).toBe('Anmelden');
    expect(pageTitle({...parts, title: ''}, 'email')).toBe('');
  });
});
