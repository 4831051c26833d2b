import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFolder, manifestName} from '../../src/constants';
import type {SearchClient, SearchRequest} from '../../src/wire/types';
import {createEngine} from '../../src/engine/engine';
import {scopeFilters} from '../../src/address/scope';
import type {Finder} from './quality';
import type {Query} from './queries';

/** The engine over the index of a build. */
export function builtEngine(outDir = 'build'): SearchClient {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(outDir, indexFolder, name), 'utf8'));
  return createEngine({source: {manifest: () => read(manifestName), file: read}});
}

/** A request as the panel makes it. */
export function requestFor({query, scope}: Query, hitsPerPage: number): SearchRequest {
  return {indexName: 'test', query, hitsPerPage, ...scopeFilters(scope, false)};
}

/** The pages that the engine finds: those of its hits, in their order. It is asked word by word, as readers type. */
export function engineFinder(client: SearchClient): Finder {
  return async (query) => {
    for (const {index} of query.query.matchAll(/ /g)) {
      const begun = {...query, query: query.query.slice(0, index + 1)};
      await client.search({requests: [requestFor(begun, 20)]});
    }
    const {results} = await client.search({requests: [requestFor(query, 20)]});
    const paths = results[0]!.hits.map(({url}) =>
      decodeURI(new URL(url).pathname).normalize('NFC'),
    );
    return [...new Set(paths)];
  };
}
