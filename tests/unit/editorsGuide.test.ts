import {existsSync, readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {addressesOf} from '@portal/content/source/addresses';
import {anchorsOf} from '@portal/content/source/anchors';
import {elementTypes, iconNames} from '../../scripts/lint-content/lib/components';
import {readSite, type Site} from '@portal/content/source/site';
import {loadRules} from '../../scripts/lint-content/rules';
import {writtenComponents} from '@portal/content/manualComponents';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {valueDefinitions} from '../../src/config/values';
import {fields, pageTypes} from '@portal/content/frontMatter/schema';
import {grammars} from '@portal/content/rehype/infoString';
import {renderMdx} from '../lib/renderMdx';

const guide = readFileSync('REDAKTION.md', 'utf8');
const example = (name: string) =>
  new RegExp(`\`\`\`mdx[^\`]*<${name}\\b|\`<${name}\\b`).test(guide);
const word = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(guide);

describe('REDAKTION.md', () => {
  it.each(Object.keys(writtenComponents))('shows an example of %s', (name) => {
    expect(example(name)).toBe(true);
  });

  it.each([
    ['key of the head', Object.keys(fields)],
    ['type of page', Object.keys(pageTypes)],
    ['value', Object.keys(valueDefinitions)],
    ['element', elementTypes()],
    ['symbol', iconNames()],
    ['language of code', [...grammars.keys()]],
  ])('names every %s', (_what, names) => {
    expect(names.filter((name) => !word(name))).toEqual([]);
  });

  it('shows a message of a rule that exists, and the limits that the rules keep to', async () => {
    const [, rule] = /\.mdx:\d+  ([\w-]+)  \S/.exec(guide) ?? [];
    expect((await loadRules()).map(({name}) => name)).toContain(rule);
    const {bytes, side, alt} = pictureLimits;
    expect(guide).toContain(`höchstens ${alt} Zeichen`);
    expect(guide).toContain(`höchstens ${bytes / 1000} kB und ${side} Pixel`);
  });

  it('leads through the first day before the reference, and stays short', () => {
    const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, text]) => text);
    expect(headings.slice(1, 6)).toEqual([
      'Ein Arbeitsplatz mit Vorschau',
      'Einen Satz ändern',
      'Die Prüfung',
      'Wenn etwas nicht klappt',
      'Eine neue Seite',
    ]);
    expect(headings.at(-1)).toBe('Anhang');
    expect(guide.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(2200);
  });

  it('leads to sections that it has', () => {
    const slugger = createSlugger();
    const ids = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slugger.slug(text));
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id!))).toEqual([]);
  });

  it('names only files and scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...guide.matchAll(/`((?:src|scripts|cspell)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the examples in REDAKTION.md', () => {
  const examples = [...guide.matchAll(/```mdx\n([\s\S]*?)```/g)]
    .map(([, text = '']) => text)
    // Imports are the bundler's; the page's file would have to exist. So would the record of a walk.
    .filter((text) => !text.startsWith('import ') && !text.includes(' bild='));

  it.each(examples)('are drawn by the real components: %s', async (text) => {
    const existing = text.replace(/\.\/img\/[\w-]+\.webp/g, './img/bild.webp');
    const html = await renderMdx(existing, 'tests/fixtures/docs/beispiel.mdx');
    // An unknown component, or one that its plugin does not prepare, would stay in the text.
    expect(html).not.toMatch(/&lt;[A-Z]|marker=|\[object/);
    expect(html).toMatch(/<(?:div|figure|nav|section|table|details)\b/);
  });
});

describe('live examples in REDAKTION.md', () => {
  const links = [
    ...new Set(
      [...guide.matchAll(/http:\/\/localhost:3000(\/[^)>\s]*)/g)].map(([, url = '']) => url),
    ),
  ];
  let site: Site;
  beforeAll(() => {
    site = readSite();
  }, 60_000);

  it.each(links)('%s exists', (url) => {
    const [address = '', hash] = url.split('#');
    const page = addressesOf(site).get(address);
    expect(page).toBeTruthy();
    expect(hash === undefined || (page && anchorsOf(page, site).has(hash))).toBe(true);
  });
});

it('REDAKTION.md speaks Swiss German', () => {
  expect(guide).not.toMatch(/ß|[„“”]/);
});
