import {describe, expect, test} from 'vitest';
import {withInlineStyles} from './inlineStyles';

const sheets: Record<string, string> = {
  '/assets/css/styles.1.css': 'a{color:red}',
  '/assets/css/page.2.css': "b{mask:url('data:image/svg+xml,$&')}",
};
const read = (address: string) => sheets[address] ?? '';

describe('withInlineStyles', () => {
  test('replaces every link with its style sheet, unchanged', () => {
    const html =
      '<head><link rel=icon href=/i.svg /><link rel=stylesheet href=/assets/css/styles.1.css /><link rel="stylesheet" href="/assets/css/page.2.css"><script src=/a.js></script></head>';
    expect(withInlineStyles(html, read)).toBe(
      '<head><link rel=icon href=/i.svg /><style data-href="/assets/css/styles.1.css">a{color:red}</style>' +
        `<style data-href="/assets/css/page.2.css">b{mask:url('data:image/svg+xml,$&')}</style><script src=/a.js></script></head>`,
    );
  });

  test('leaves other links alone', () => {
    const html = '<link rel="stylesheet" href="style.css">';
    expect(withInlineStyles(html, () => 'a{}')).toBe(html);
  });

  test('refuses a sheet that refers to files: their addresses would be relative to the page', () => {
    const html = '<link rel=stylesheet href=/sub/assets/css/a.css />';
    expect(() => withInlineStyles(html, () => 'a{background:url(../b.png)}')).toThrow(
      '/sub/assets/css/a.css',
    );
  });

  test('refuses a sheet that would close the element', () => {
    const html = '<link rel=stylesheet href=/sub/assets/css/a.css />';
    expect(() => withInlineStyles(html, () => 'a::after{content:"</style>"}')).toThrow('</style');
  });
});
