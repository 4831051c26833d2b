import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {slimConfig, slimMessages} from './slimTables';
import * as tslib from './substitutes/tslib';

/** Folders of the framework's browser code. */
const browserCode = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib'].map((folder) =>
  path.join('node_modules/@docusaurus', folder),
);
const sources = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

describe('slimConfig', () => {
  it('leaves out what only the build reads', () => {
    const config = {
      title: 'T',
      presets: [],
      future: {experimental_router: 'browser', faster: true},
      themeConfig: {navbar: {}, prism: {}},
      plugins: [],
    };
    expect(slimConfig(config)).toEqual({
      title: 'T',
      future: {experimental_router: 'browser'},
      themeConfig: {navbar: {}},
    });
  });

  it('leaves out nothing that the browser code of the framework reads', () => {
    const left = Object.keys(
      slimConfig(Object.fromEntries(readNames().map((name) => [name, true]))),
    );
    expect(left.sort()).toEqual(readNames());
  });
});

/** Names that the browser code takes from the configuration. */
function readNames(): string[] {
  const names = browserCode
    .flatMap(sources)
    .flatMap((source) => [
      ...[...source.matchAll(/siteConfig\.(\w+)/g)].map(([, name = '']) => name),
      ...[...source.matchAll(/\{([^{}]*)\} = siteConfig\b/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
      ),
    ])
    .filter(Boolean);
  return [...new Set(names)].sort();
}

it('slimMessages keeps what a module asks for and does not hold itself', () => {
  const messages = {'theme.a': 'A', 'theme.b': 'B', 'theme.c': 'C'};
  const sources = [
    `translate({id: 'theme.a', message: 'a'})`,
    `<Translate id="theme.b" values={{count}}>{'{count} b'}</Translate>`,
  ];
  expect(slimMessages(messages, sources)).toEqual({'theme.b': 'B'});
});

it('the substitute of tslib has every helper that the browser code of the framework uses', () => {
  const used = ['node_modules/@docusaurus/utils-common/lib']
    .flatMap(sources)
    .flatMap((source) => [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name = '']) => name));
  expect(used).not.toEqual([]);
  used.forEach((name) => expect(Object.keys(tslib)).toContain(name));
});
