import {algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, it} from 'vitest';
import {createIndexStore, serveIndexStore} from '../../packages/search/tests/hosted/indexStore';
import {recordsOf} from '@portal/search/records';
import {corpusPages, origin} from '../../packages/search/tests/corpus';
import {originProblem, push, type Upload} from './push';
import {indexSettings} from './settings';
import {hostedSynonyms} from './synonyms';

const live = 'handbuch.example.ch';
const records = corpusPages({
  '/a/login': {title: 'Anmelden', keywords: ['Login'], texts: {Passwort: ['Neu setzen.']}},
  '/b/formular': {title: 'Formular', tag: 'docs-b-current'},
}).flatMap(recordsOf);
const upload: Upload = {
  records,
  settings: indexSettings,
  synonyms: hostedSynonyms('anmelden, einloggen\nHandy => iPhone'),
};

let close = async (): Promise<unknown> => undefined;
afterEach(() => close());

/** The official client, talking to a stand-in with an index of the last upload. */
async function connect(refuse?: (request: string) => number | null) {
  const store = createIndexStore();
  store.indexes.set(live, {
    settings: {distinct: false},
    synonyms: [{objectID: 'old'}],
    rules: [{objectID: 'by-hand'}],
    records: [{objectID: 'old'}],
  });
  const server = await serveIndexStore(store, refuse);
  close = server.close;
  const host = {url: server.host, protocol: 'http', accept: 'readWrite'} as const;
  return {store, client: algoliasearch('APP', 'admin', {hosts: [host]})};
}

describe('push', () => {
  it('replaces records, settings and synonyms, and keeps rules made by hand', async () => {
    const {store, client} = await connect();
    await push(client, live, upload, 'x');
    expect([...store.indexes.keys()]).toEqual([live]);
    expect(store.indexes.get(live)).toEqual({
      settings: JSON.parse(JSON.stringify(indexSettings)),
      synonyms: upload.synonyms,
      rules: [{objectID: 'by-hand'}],
      records: JSON.parse(JSON.stringify(records)),
    });
  });

  it('touches the live index in one step, the last one', async () => {
    const {store, client} = await connect();
    await push(client, live, upload, 'x');
    const writes = store.log.filter((line) => !line.startsWith('GET'));
    expect(writes[0]).toBe(`POST operation ${live}`);
    expect(writes.at(-1)).toBe(`POST operation ${live}_new_x`);
    expect(writes.slice(1).every((line) => line.endsWith(`${live}_new_x`))).toBe(true);
  });

  it('leaves the live index as it was, and nothing else, when the key may not write', async () => {
    const {store, client} = await connect((request) => (request.includes('/batch') ? 403 : null));
    const before = structuredClone(store.indexes.get(live));
    await expect(push(client, live, upload, 'x')).rejects.toThrow('Not allowed');
    expect(store.indexes.get(live)).toEqual(before);
    expect([...store.indexes.keys()]).toEqual([live]);
  });

  it('says what is left where it cannot clean up after itself', async () => {
    const {store, client} = await connect((request) => (/batch|DELETE/.test(request) ? 403 : null));
    const failure = push(client, live, upload, 'x');
    await expect(failure).rejects.toThrow(`Not allowed. The new index «${live}_new_x» may be left`);
    expect([...store.indexes.keys()]).toEqual([live, `${live}_new_x`]);
  });

  it('refuses to empty the index', async () => {
    const {store, client} = await connect();
    await expect(push(client, live, {...upload, records: []})).rejects.toThrow('no records');
    expect(store.log).toEqual([]);
  });
});

describe('originProblem', () => {
  it('tells that the records are those of another site', () => {
    expect(originProblem(records, origin)).toBeNull();
    expect(originProblem(records, 'https://handbuch.test')).toMatch(
      `The records are of ${origin}, but SITE_URL is https://handbuch.test`,
    );
  });
});
