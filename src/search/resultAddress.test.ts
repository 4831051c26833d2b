import {describe, expect, it} from 'vitest';
import {isExternal, resultAddress} from './resultAddress';

describe.each([
  ['/', 'https://handbuch.example.ch/typo3?x=1#login', '/typo3?x=1#login'],
  ['/', 'https://handbuch.example.ch/typo3#ändern', '/typo3#%C3%A4ndern'],
  ['/docs/', 'https://handbuch.example.ch/docs/typo3', '/docs/typo3'],
  ['/docs/', 'https://handbuch.example.ch/other', 'https://handbuch.example.ch/other'],
  ['/', 'https://handbuch.example.ch.evil.example/', 'https://handbuch.example.ch.evil.example/'],
  ['/', 'https://www.example.ch/', 'https://www.example.ch/'],
])('below %s', (baseUrl, url, link) => {
  it(`${url} → ${link}`, () => {
    expect(resultAddress(url, 'https://handbuch.example.ch', baseUrl)).toBe(link);
    expect(isExternal(link)).toBe(link === url);
  });
});

it('takes an address without origin for one of the site', () => {
  expect(resultAddress('/typo3#login', 'https://handbuch.example.ch', '/')).toBe('/typo3#login');
});
