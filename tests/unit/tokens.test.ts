import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrast} from '../lib/contrast';

const css = readFileSync('src/css/tokens.css', 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--portal-([\w-]+): (#[\da-f]+);/gi)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
}

/** Pairs of foreground and background with the contrast that WCAG asks for: 4.5 text, 3 lines and symbols. */
const pairs: [foreground: string, background: string, minimum: number][] = [
  ...['background', 'surface', 'surface-sunken', 'accent-soft'].flatMap(
    (background): [string, string, number][] => [
      ['text', background, 7],
      ['text-muted', background, 4.5],
      ['accent', background, 4.5],
      ['accent-strong', background, 4.5],
      ['focus', background, 3],
    ],
  ),
  ['line-strong', 'background', 3],
  ['line-strong', 'surface', 3],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-marker', 'marker', 4.5],
  ['marker', 'surface', 3],
  ['on-danger', 'danger', 4.5],
  ...['comment', 'name', 'property', 'string', 'value'].map((kind): [string, string, number] => [
    `code-${kind}`,
    'surface-sunken',
    4.5,
  ]),
  ...['danger', 'warning', 'success'].flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    [kind, 'surface', 4.5],
    ['text', `${kind}-soft`, 7],
  ]),
];

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 1);
  });
});

describe.each([':root', "[data-theme='dark']"])('tokens of %s', (selector) => {
  const tokens = tokensOf(selector);
  it.each(pairs)('%s on %s has at least %d', (foreground, background, minimum) => {
    const ratio = contrast(tokens[foreground] ?? '', tokens[background] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});
