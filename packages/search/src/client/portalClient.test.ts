import {expect, it, vi} from 'vitest';
import {portalClient} from './portalClient';

const settings = {
  hosted: {appId: 'app', apiKey: 'key'},
  baseUrl: '/',
  generatorVersion: '3',
  manuals: [],
};
const requests = [{indexName: 'x', query: 'a'}];

it('loads the hosted client again after it could not be had', async () => {
  const liteClient = vi.fn(() => ({
    addAlgoliaAgent: () => {},
    search: async () => ({results: []}),
  }));
  let isOffline = true;
  vi.doMock('algoliasearch/lite', () => {
    if (isOffline) {
      throw new Error('offline');
    }
    return {liteClient};
  });
  const client = portalClient(settings);
  await expect(client.prepare({})).resolves.toBeUndefined();
  await expect(client.search({requests})).rejects.toThrow();
  isOffline = false;
  await expect(client.search({requests})).resolves.toEqual({results: []});
  await client.search({requests});
  expect(liteClient).toHaveBeenCalledExactlyOnceWith('app', 'key');
});
