import path from 'node:path';
import {beforeAll, expect, it, vi} from 'vitest';
import {instructionsOf} from '@portal/content/source/instructions';
import {readSite, type Site} from '@portal/content/source/site';
import type {Section, Walk} from '../../studio/lib/walk';
import {walkFiles, walkFolder} from '../../studio/lib/walkFiles';
import {products} from '../../studio/products';

/** Stands for a product and all that a walk does in it: whatever one asks, it answers with itself, or with `known`. */
const productWith = vi.hoisted(() => (known: object = {}): object => {
  const answers = {
    then: undefined,
    [Symbol.toPrimitive]: () => 'http://localhost',
    [Symbol.iterator]: () => [].values(),
    ...known,
  };
  const product: object = new Proxy(() => undefined, {
    apply: () => product,
    get: (_, name) => (name in answers ? answers[name as 'then'] : product),
  });
  return product;
});
vi.mock('../../studio/lib/expect', () => ({expect: productWith()}));

/** Returns the steps and tables that a walk does on a page, without doing them. */
async function declaredBy(walk: string, page: string): Promise<string[]> {
  const {default: perform} = (await import(path.resolve(walkFolder, `${walk}.ts`))) as {
    default: Walk;
  };
  const keys: string[] = [];
  const visit = (_place: string, look: (website: object) => Promise<unknown>) =>
    look(productWith());
  const tools = {
    page: productWith(),
    typo3: productWith({release: page.startsWith('typo3_versioned_docs/') ? 12 : 13}),
    aimeos: productWith({visit, visitProduct: visit}),
    roundcube: productWith(),
    wordpress: productWith(),
    unseen: () => undefined,
    access: {url: 'http://localhost', user: 'a@example.ch', password: 'x', mailbox: 'mails'},
    section: (id: string, act: (section: Section) => Promise<unknown>) =>
      act({
        step: async (step) => void keys.push(`${id} ${step}`),
        skip: (step) => void keys.push(`${id} ${step}`),
        fields: async () => void keys.push(`${id} Felder`),
        picture: async () => undefined,
      }),
  };
  await perform(tools as unknown as Parameters<Walk>[0]);
  return keys;
}

let site: Site;
beforeAll(() => {
  vi.stubEnv('WORDPRESS_ADMIN_USER', 'a');
  vi.stubEnv('WORDPRESS_ADMIN_PASSWORD', 'x');
  site = readSite();
});

/** Recordings do what they have marked. */
const written = [...walkFiles(products)].flatMap(([name, walk]) =>
  walk === undefined ? [] : [[name, walk] as const],
);

it.each(written)('%s: the walk does the steps of the page', async (name, walk) => {
  const page = site.pages.get(`${name}.mdx`);
  expect(page, `There is no page ${name}.mdx. Rename or delete the walk.`).toBeDefined();
  const units = instructionsOf(page!, site);
  expect((await declaredBy(walk, name)).sort()).toEqual(units.map(({key}) => key).sort());
});
