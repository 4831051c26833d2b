import {expect, it} from 'vitest';
import {filesOf, fullSize, isTypeOf, packOf} from './packs';

it('finds the files of a page, each once, pictures in full size', () => {
  const html = `<link rel=stylesheet href=/assets/css/styles.1a.css><script src="/assets/js/main.2b.js"></script>
<img src=/assets/images/a-3c450ade.webp srcset="/assets/images/a-3c450ade-400.webp 400w, /assets/images/a-3c450ade.webp 748w">
<iframe srcdoc='<img src=/preview/img/person-1.svg>'></iframe><a href=/email/webmail>x</a>`;
  expect(filesOf(html, '/')).toEqual([
    '/assets/css/styles.1a.css',
    '/assets/js/main.2b.js',
    '/assets/images/a-3c450ade.webp',
    '/preview/img/person-1.svg',
  ]);
  expect(filesOf('<script src=/anleitungen/assets/js/a.js>', '/anleitungen/')).toEqual([
    '/anleitungen/assets/js/a.js',
  ]);
});

it('names the manual of a path', () => {
  const paths = ['/typo3', '/typo3/12.0/grundlagen/login', '/', '/search'];
  expect(paths.map((path) => packOf(path, '/'))).toEqual(['typo3', 'typo3', '', 'search']);
  expect(packOf('/anleitungen/email/webmail', '/anleitungen/')).toBe('email');
});

it('leads from a narrow picture to the full one', () => {
  expect(fullSize('/assets/images/a@2x-450adeb2-640.webp')).toBe(
    '/assets/images/a@2x-450adeb2.webp',
  );
});

it.each([
  ['/assets/js/main.2b.js', 'application/javascript', true],
  ['/assets/js/main.2b.js', 'text/html; charset=utf-8', false],
  ['/email/webmail', 'text/html', true],
  ['/typo3/12.0/', 'text/html', true],
  ['/preview/karte.html', 'text/html', true],
  ['/email', 'application/json', false],
  ['/assets/images/a-3c450ade.webp', null, true],
])('knows whether %s is answered by %s', (path, type, isRight) => {
  expect(isTypeOf(path, type)).toBe(isRight);
});
