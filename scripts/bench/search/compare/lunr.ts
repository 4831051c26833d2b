import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {docsTag} from '../../../../src/search/docsTag';
import type {SearchRecord} from '../../../../src/search/record';
import {measureQuality} from '../../../../tests/search/quality';
import type {Query} from '../../../../tests/search/queries';
import type {EngineResult} from './result';

interface LunrIndex {
  search: (query: string) => {ref: string; score: number}[];
}
interface Builder {
  use: (plugin: unknown) => void;
  ref: (name: string) => void;
  field: (name: string, options?: {boost: number}) => void;
  add: (document: object) => void;
}
type Lunr = ((configure: (this: Builder) => void) => LunrIndex) & {de: unknown};

const require = createRequire(path.resolve('package.json'));
const modules = ['lunr', 'lunr-languages/lunr.stemmer.support', 'lunr-languages/lunr.de'];

function loadLunr(): Lunr {
  const [lunr, ...plugins] = modules.map((name) => require(name));
  plugins.forEach((plugin) => plugin(lunr));
  return lunr;
}

/** A section of a page, as the usual local-search plugin indexes it. */
interface Section {
  id: string;
  tag: string;
  path: string;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {url, hierarchy, docusaurus_tag: tag, content, keywords = []} of records) {
    const section = sections.get(url) ?? {
      id: String(sections.size),
      tag,
      path: decodeURI(new URL(url).pathname).normalize('NFC'),
      title: hierarchy.lvl1,
      heading: Object.values(hierarchy).filter(Boolean).at(-1) ?? '',
      keywords: keywords.join(' '),
      text: '',
    };
    section.text += ` ${content ?? ''}`;
    sections.set(url, section);
  }
  return [...sections.values()];
}

function buildLunr(lunr: Lunr, sections: readonly Section[]): LunrIndex {
  return lunr(function (this: Builder) {
    this.use(lunr.de);
    this.ref('id');
    this.field('title', {boost: 8});
    this.field('heading', {boost: 5});
    this.field('keywords', {boost: 4});
    this.field('text');
    sections.forEach((section) => this.add(section));
  });
}

const size = (content: string | Buffer): number => brotliCompressSync(content).length;

/** lunr with its German plugin over the same records, fields weighted alike. */
export async function measureLunr(
  records: readonly SearchRecord[],
  queries: readonly Query[],
): Promise<EngineResult> {
  const sections = sectionsOf(records);
  const index = buildLunr(loadLunr(), sections);
  const quality = await measureQuality(queries, async ({query, scope}) => {
    // Signs have a meaning in lunr's query language; readers do not mean it.
    const found = index
      .search(query.replace(/[^\p{L}\p{N}\s]/gu, ' '))
      .map(({ref}) => sections[Number(ref)]!)
      .filter(({tag}) => scope.tags.includes(tag));
    const own = found.filter(
      ({tag}) => scope.manual && tag === docsTag(scope.manual.id, scope.manual.version),
    );
    return [...new Set([...own, ...found].map(({path}) => path))];
  });
  const code = modules.map((name) => readFileSync(require.resolve(name)));
  const store = sections.map(({path, title, heading, text}) => [path, title, heading, text]);
  const bytes = [...code, JSON.stringify(index), JSON.stringify(store)].map(size);
  return {name: 'lunr, German', quality, bytes: bytes.reduce((a, b) => a + b, 0)};
}
