import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';

describe('highlight', () => {
  it.each([
    ['html', '<p class="a">Ä & B</p>', 'tag'],
    ['css', 'p { color: red; }', 'selector'],
    ['js', 'const a = 1;', 'keyword'],
    ['json', '{"a": true}', 'property'],
    ['yaml', 'a: true', 'key'],
    ['sh', 'echo "a"', 'string'],
  ])('marks %s', (language, code, token) => {
    expect(highlight(code, language)).toMatch(new RegExp(`<span class="token ${token}\\b`));
  });

  it('leaves text and code without a known language as they are, but for HTML', () => {
    expect(highlight('a < b && c', 'text')).toBe('a &lt; b &amp;&amp; c');
    expect(highlight('<i>', undefined)).toBe('&lt;i&gt;');
    expect(highlight('<i>', 'constructor')).toBe('&lt;i&gt;');
  });

  it('never lets code become elements of the page', () => {
    expect(highlight('<img onerror=alert(1)>', 'html')).not.toContain('<img');
  });
});
