import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {manualTable} from '../../../src/config/manuals';
import {commitSandbox, createSandbox} from './sandbox';

const imported = /^import (?:\{([^}]*)\}|(\w+)) from '([^']+)';$/gm;
const used = /<([A-Z]\w*)/g;

/** Components that a page uses without importing them, and those it imports from the project. */
export function componentsOf(text: string): {global: string[]; fromProject: string[]} {
  const imports = [...text.matchAll(imported)].map(([, several = '', one = '', from = '']) => ({
    names: [...several.split(','), one].map((name) => name.trim()).filter(Boolean),
    from,
  }));
  const known = new Set(imports.flatMap(({names}) => names));
  return {
    global: [...text.matchAll(used)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name)),
    fromProject: imports
      .filter(({from}) => from.startsWith('@site/src/'))
      .flatMap(({names}) => names),
  };
}

/** A page that imports the stand-ins instead of the project's components. */
export function withStubs(text: string): string {
  return text
    .replace(/^import (\w+) from '@site\/src\//gm, "import {$1} from '@site/src/")
    .replace(/'@site\/src\/[^']+'/g, "'@site/src/stubs'");
}

const config = () => `
const docs = (id, extra) => ({id, path: id, routeBasePath: '/' + id, numberPrefixParser: false,
  showLastUpdateTime: true, ...extra});
export default {
  title: 'Handbuch',
  url: 'https://handbuch.example.ch',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {mdx1Compat: {comments: false, admonitions: false, headingIds: true}, hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  i18n: {defaultLocale: 'de', locales: ['de']},
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false, pages: false, docs: {path: 'docs', routeBasePath: '/',
    numberPrefixParser: false, showLastUpdateTime: true}}]],
  plugins: ${JSON.stringify(manualTable.map(({id, versions}) => [id, versions?.[0]?.name]))}
    .map(([id, lastVersion]) => ['@docusaurus/plugin-content-docs', docs(id, lastVersion && {lastVersion})]),
};
`;

/** Spans: where a page's HTML does not hold the box, as in a paragraph, React would build the page anew. */
const stub = (names: readonly string[]) =>
  names.map((name) => `export const ${name} = ({children}) => <span>{children}</span>;\n`).join('');

/** Turns a sandbox into a stock site. */
function makeStock(dir: string): void {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.mdx') && !/^(?:scripts|tests|src)\//.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(dir, file), 'utf8'));
  const all = texts.map(componentsOf);
  const names = (key: 'global' | 'fromProject') => [...new Set(all.flatMap((page) => page[key]))];
  for (const folder of ['src', 'i18n', 'docusaurus.config.ts', 'sidebars.ts']) {
    rmSync(path.join(dir, folder), {recursive: true});
  }
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  write('docusaurus.config.mjs', config());
  write('src/stubs.jsx', stub([...new Set([...names('global'), ...names('fromProject')])]));
  write(
    'src/theme/MDXComponents.jsx',
    `import Original from '@theme-original/MDXComponents';\nimport * as stubs from '@site/src/stubs';\nexport default {...Original, ...stubs};\n`,
  );
  texts.forEach((text, i) => write(files[i]!, withStubs(text)));
}

/**
 * A sandbox of what stock Docusaurus would make of the same pages, not built yet: the classic preset
 * and a docs instance for each manual, with the project's components as plain boxes. Gives its folder.
 */
export function createStock(): string {
  const dir = createSandbox('stock');
  makeStock(dir);
  commitSandbox(dir);
  return dir;
}

const componentsConfig = `
import portal from './portal.config';
import {manualPlugins} from './src/config/docs';
import {parseEnv} from './src/config/env';
import searchPlugin from './src/plugins/search';
// The theme asks for the search's data; the index is another plugin's.
export default {...portal, plugins: [...manualPlugins, searchPlugin(parseEnv(process.env))]};
`;

/**
 * A sandbox of the same pages with the project's components and theme, but with none of its plugins that make the
 * bundle smaller or do something with the built pages; not built yet. Gives its folder.
 */
export function createWithComponents(): string {
  const dir = createSandbox('with-components');
  const config = path.join(dir, 'docusaurus.config.ts');
  renameSync(config, path.join(dir, 'portal.config.ts'));
  writeFileSync(config, componentsConfig);
  commitSandbox(dir);
  return dir;
}
