import {describe, expect, it} from 'vitest';
import {manuals} from '../../tests/manuals';
import {hasLongQuery, parseAddress} from './parseAddress';
import {formatAddress} from './searchAddress';

const empty = {query: '', manual: null, versions: {}, pages: 1};

describe('parseAddress', () => {
  it.each([
    ['', empty],
    ['?q=passwort+%C3%A4ndern', {...empty, query: 'passwort ändern'}],
    ['?q=a&handbuch=email&seite=3', {query: 'a', manual: 'email', versions: {}, pages: 3}],
    ['?typo3-version=12.0', {...empty, versions: {typo3: '12.0'}}],
    ['?handbuch=unknown&typo3-version=9&seite=-4', empty],
    ['?seite=x', empty],
    ['?seite=1e400', {...empty, pages: 50}],
    [`?q=${'a'.repeat(70)}`, {...empty, query: 'a'.repeat(64)}],
    [
      `?q=Wie+ist+das+mit+dem+Bild${'+und+der+Seite'.repeat(4)}`,
      {...empty, query: `Bild${' Seite'.repeat(4)}`},
    ],
  ])('%s', (search, address) => {
    expect(parseAddress(search, manuals)).toEqual(address);
  });
});

it.each([empty, {query: 'a & b', manual: 'typo3', versions: {typo3: 'current'}, pages: 2}])(
  'formatAddress gives what parseAddress reads: %j',
  (address) => {
    expect(parseAddress(formatAddress(address), manuals)).toEqual(address);
  },
);

it('formatAddress says only what differs from the default', () => {
  expect(formatAddress(empty)).toBe('');
  expect(formatAddress({...empty, query: 'a'})).toBe('?q=a');
});

it('tells a query that is too long', () => {
  expect(hasLongQuery(`?q=${'+a'.repeat(32)}`)).toBe(false);
  expect(hasLongQuery(`?q=${'+a'.repeat(32)}b`)).toBe(true);
  expect(hasLongQuery('')).toBe(false);
});
