import {describe, expect, it} from 'vitest';
import {cleanAddress, resolveFile} from './staticFiles';

const files = new Set([
  'index.html',
  '404.html',
  '_headers',
  'einführung.html',
  'email.html',
  'email/webmail.html',
  'typo3/12.0.html',
  'img/logo.svg',
]);
const resolve = (path: string, base = '/') => resolveFile(path, base, (file) => files.has(file));

describe('resolveFile', () => {
  it('finds pages with and without slash and ending', () => {
    for (const path of ['/email', '/email/', '/email.html', '/email/index.html']) {
      expect(resolve(path)).toBe('email.html');
    }
    expect(resolve('/')).toBe('index.html');
    expect(resolve('/index.html')).toBe('index.html');
    expect(resolve('/typo3/12.0')).toBe('typo3/12.0.html');
  });

  it('finds addresses whose umlauts are decomposed', () => {
    expect(resolve('/einfu%CC%88hrung')).toBe('einführung.html');
  });

  it('has no address for the not-found page and what is for CDNs', () => {
    for (const path of ['/404', '/404/', '/404.html', '/_headers', '//%5Fheaders', '/_headers/']) {
      expect(resolve(path)).toBeNull();
    }
  });

  it('respects the base path', () => {
    expect(resolve('/sub/email', '/sub/')).toBe('email.html');
    expect(resolve('/sub', '/sub/')).toBe('index.html');
    expect(resolve('/email', '/sub/')).toBeNull();
  });

  it('refuses what is unknown, outside or malformed', () => {
    for (const path of [
      '/nie',
      '/../package.json',
      '/%2e%2e/package.json',
      '/a%00b',
      '/%E0%A4%A',
    ]) {
      expect(resolve(path)).toBeNull();
    }
    // Also where there is such a file.
    expect(resolveFile('/../package.json', '/', () => true)).toBeNull();
    expect(resolveFile('/%2e%2e/package.json', '/', () => true)).toBeNull();
  });
});

describe('cleanAddress', () => {
  it('drops ending and slash, but keeps the base path', () => {
    for (const path of ['/email.html', '/email/', '/email/index.html']) {
      expect(cleanAddress(path, '/')).toBe('/email');
    }
    expect(cleanAddress('/index.html', '/')).toBe('/');
    expect(cleanAddress('/index', '/')).toBe('/');
    expect(cleanAddress('/sub', '/sub/')).toBe('/sub/');
    expect(cleanAddress('/sub/index.html', '/sub/')).toBe('/sub/');
  });

  it('composes umlauts and never leads to another host', () => {
    expect(cleanAddress('/einfu%CC%88hrung', '/')).toBe('/einf%C3%BChrung');
    expect(cleanAddress('//email.html', '/')).toBe('/email');
    expect(cleanAddress('/%2Femail.html', '/')).toBe('/email');
  });
});
