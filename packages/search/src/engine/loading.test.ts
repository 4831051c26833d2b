import {expect, it, vi} from 'vitest';
import {corpusFiles} from '../../tests/corpus';
import type {Manifest} from '../index/manifest';
import {createEngine} from './engine';

const pages = {
  '/a/passwort': {
    title: 'Passwort',
    texts: {'': ['Alles über Ihr Passwort.'], 'Passwort ändern': ['Öffnen Sie Ihr Konto.']},
  },
  '/b/passwort': {
    title: 'Anmelden',
    tag: 'docs-b-current',
    texts: {'Passwort vergessen': ['Klicken Sie auf den Link.']},
  },
};
const files = corpusFiles(pages);
const both = ['docusaurus_tag:docs-a-current', 'docusaurus_tag:docs-b-current'];
const request = {
  indexName: 'x',
  // A finished word: what it found is kept until more sections have come.
  query: 'passwort ',
  facetFilters: [both],
  optionalFilters: ['docusaurus_tag:docs-a-current'],
};
const open = (hold: (name: string) => Promise<void>, onComplete = () => {}) => {
  const read = async (name: string) => {
    await hold(name);
    return JSON.parse(files.get(name) ?? '');
  };
  return createEngine({source: {manifest: () => read('manifest.json'), file: read}, onComplete});
};

it('answers from the preferred manual, tells once when the others are there, and then has all', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const onComplete = vi.fn();
  const slow = open((name) => (name.includes('-b-') ? held : Promise.resolve()), onComplete);
  const [first] = (await slow.search({requests: [request]})).results;
  expect(first).toMatchObject({exhaustiveNbHits: false});
  expect(first!.hits.every(({docusaurus_tag: tag}) => tag === 'docs-a-current')).toBe(true);
  // One more letter, as long as the others are on their way.
  await slow.search({requests: [{...request, query: 'passworte'}]});
  expect(onComplete).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
  const [second] = (await slow.search({requests: [request]})).results;
  expect(second).toMatchObject({exhaustiveNbHits: true});
  expect(second!.nbHits).toBeGreaterThan(first!.nbHits);
  expect(onComplete).toHaveBeenCalledOnce();
});

it('waits for the others before it says that there is nothing', async () => {
  const slow = open((name) =>
    name.includes('-b-') ? new Promise((resolve) => setTimeout(resolve, 20)) : Promise.resolve(),
  );
  const [result] = (await slow.search({requests: [{...request, query: 'anmelden'}]})).results;
  expect(result).toMatchObject({exhaustiveNbHits: true});
  expect(result!.nbHits).toBeGreaterThan(0);
});

it('loads each file once, and only those that the filters ask for', async () => {
  const names: string[] = [];
  const counted = open(async (name) => void names.push(name.split('.')[0]!));
  const only = {...request, facetFilters: [['docusaurus_tag:docs-b-current']], optionalFilters: []};
  await Promise.all([counted.search({requests: [only, only]}), counted.prepare(only)]);
  expect(names).toEqual(['manifest', 'docs-b-current']);
});

it('has the files ready for a question that was expected', async () => {
  const names: string[] = [];
  const counted = open(async (name) => void names.push(name));
  await counted.prepare({facetFilters: [['docusaurus_tag:docs-b-current']]});
  expect(names).toHaveLength(2);
});

it.each(['manifest', 'docs-a-current'])(
  'fails without %s, and tries again the next time',
  async (part) => {
    let isBroken = true;
    const flaky = open(async (name) => {
      if (isBroken && name.startsWith(part)) {
        throw new Error('blocked');
      }
    });
    await expect(flaky.search({requests: [request]})).rejects.toThrow('blocked');
    isBroken = false;
    await expect(flaky.search({requests: [request]})).resolves.toBeDefined();
  },
);

it('finds the files of a new deployment under their new names', async () => {
  let deployment = 'first-';
  const deployed = createEngine({
    source: {
      manifest: async () => {
        const {files: listed, ...rest} = JSON.parse(files.get('manifest.json')!) as Manifest;
        for (const file of Object.values(listed)) {
          file.name = deployment + file.name;
        }
        // The list was just read when the files were replaced.
        deployment = 'second-';
        return {...rest, files: listed};
      },
      file: async (name) => {
        if (!name.startsWith(deployment)) {
          throw new Error('HTTP 404');
        }
        return JSON.parse(files.get(name.slice(deployment.length))!);
      },
    },
  });
  await expect(deployed.search({requests: [request]})).rejects.toThrow('HTTP 404');
  await expect(deployed.search({requests: [request]})).resolves.toBeDefined();
});

it('refuses an index of another version', async () => {
  const old = createEngine({
    source: {
      manifest: async () => ({...JSON.parse(files.get('manifest.json')!), indexVersion: 0}),
      file: async () => Promise.reject(new Error('not reached')),
    },
  });
  await expect(old.search({requests: [request]})).rejects.toThrow('version');
});
