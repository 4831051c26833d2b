import {indexFolder} from '../config/search';
import {createAttempt} from './attempt';
import type {SearchClient, SearchRequest} from './client';
import type {SearchData} from '../plugins/search/data';
import {createEmbeddedClient, type EmbeddedClient} from './embedded/client';

/** The search of the portal; readers cannot tell which one answers. */
export interface PortalClient extends SearchClient {
  /** Loads ahead what such a request needs, where that is possible. */
  prepare: (request: Pick<SearchRequest, 'facetFilters' | 'optionalFilters'>) => Promise<void>;
  /** Tells when the same query may find more than before; gives the function that ends it. */
  onComplete: (listener: () => void) => () => void;
}

export interface PortalSearchSettings extends SearchData {
  baseUrl: string;
  /** Of the site generator, for the agent tag of hosted requests. */
  generatorVersion: string;
}

function embeddedClient(baseUrl: string): EmbeddedClient {
  const createWorker = () =>
    new Worker(
      /* webpackChunkName: "search-engine" */ new URL('./engine/worker.ts', import.meta.url),
    );
  return createEmbeddedClient(createWorker, `${baseUrl}${indexFolder}/`);
}

function hostedClient(
  {appId, apiKey}: NonNullable<SearchData['hosted']>,
  version: string,
): PortalClient {
  const {begin} = createAttempt(async () => {
    const {liteClient} = await import('algoliasearch/lite');
    const client = liteClient(appId, apiKey);
    client.addAlgoliaAgent('docusaurus', version);
    // The portal types name the part of the requests and answers it uses.
    return client as unknown as SearchClient;
  });
  return {
    search: async (params) => (await begin()).search(params),
    prepare: () =>
      begin().then(
        () => {},
        () => {},
      ),
    onComplete: () => () => {},
  };
}

let client: PortalClient | null = null;

/** The one client of the page, made with the first call. */
export function portalClient({
  hosted,
  baseUrl,
  generatorVersion,
}: PortalSearchSettings): PortalClient {
  client ??= hosted ? hostedClient(hosted, generatorVersion) : embeddedClient(baseUrl);
  return client;
}
