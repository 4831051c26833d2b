import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast} from '../lib/contrast';

/** Colours that a rule of a style sheet sets as custom properties with this prefix, by name. */
function tokensOf(file: string, selector: string, prefix: string): Record<string, string> {
  const css = readFileSync(file, 'utf8');
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const colours = new RegExp(`--${prefix}-([\\w-]+): (#[\\da-f]+);`, 'gi');
  return Object.fromEntries([...block.matchAll(colours)].map(([, name, color]) => [name, color]));
}

const tokensIn = (selector: string) => tokensOf('src/css/tokens.css', selector, 'portal');

/** Pairs of foreground and background with the contrast that WCAG requires: 4.5 for text, 3 for lines and symbols. */
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
  ['marker', 'on-marker', 4.5],
  ['marker', 'surface', 3],
  ['on-danger', 'danger', 4.5],
  // In code blocks and in the live editor.
  ...['comment', 'name', 'property', 'string', 'value'].flatMap(
    (kind): [string, string, number][] => [
      [`code-${kind}`, 'surface-sunken', 4.5],
      [`code-${kind}`, 'surface', 4.5],
    ],
  ),
  ...['danger', 'warning', 'success'].flatMap((kind): [string, string, number][] => [
    [kind, `${kind}-soft`, 4.5],
    [kind, 'surface', 4.5],
    ['text', `${kind}-soft`, 7],
  ]),
];

describe('copies of colours, for pictures that know no style sheet', () => {
  it.each([
    ['src/plugins/discovery/picture.ts', ['accent', 'accent-strong']],
    ['src/config/env.ts', ['accent']],
    ['src/components/Figure/styles.module.css', ['text']],
  ])('%s has those of the light mode', (file, names) => {
    const source = readFileSync(file, 'utf8');
    const light = tokensIn(':root');
    expect(names.filter((name) => !source.includes(light[name]!))).toEqual([]);
  });
});

const modes = [':root', "[data-theme='dark']"];

describe.each(modes)('tokens of %s', (selector) => {
  const tokens = tokensIn(selector);
  it.each(pairs)('%s on %s has at least %d', (foreground, background, minimum) => {
    const ratio = contrast(tokens[foreground] ?? '', tokens[background] ?? '');
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});

describe('pairs', () => {
  const isKnown = (foreground: string, background: string) =>
    pairs.some((pair) => pair[0] === foreground && pair[1] === background);

  it('are all that a rule of the style sheets puts together', () => {
    const unknown = ['src', 'packages']
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
          path.join(folder, file),
        ),
      )
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
          const foreground = /(?:^|[\s;])color: var\(--portal-([\w-]+)\)/.exec(rule)?.[1];
          const background = /background(?:-color)?: var\(--portal-([\w-]+)\)/.exec(rule)?.[1];
          const isMissing = foreground && background && !isKnown(foreground, background);
          return isMissing ? [`${file}: ${foreground} on ${background}`] : [];
        }),
      );
    expect(unknown).toEqual([]);
  });

  it('name tokens that both modes have', () => {
    const [light = {}, dark = {}] = modes.map(tokensIn);
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });
});

const editorStyles = 'packages/course/src/components/LiveEditor/styles.module.css';
const editorModes = [
  ['.place', ':root'],
  ["[data-theme='dark'] .place", "[data-theme='dark']"],
] as const;

describe.each(editorModes)('colours that only the live editor has, %s', (selector, mode) => {
  const colours = Object.entries(tokensOf(editorStyles, selector, 'course-code'));

  it('has colours', () => expect(colours.length).toBeGreaterThan(1));

  it.each(colours)('%s has at least 4.5 on the editor', (_, colour) => {
    expect(contrast(colour, tokensIn(mode).surface ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
