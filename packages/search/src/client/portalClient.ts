import type {Manual} from '@portal/common/manuals';
import {indexFolder} from '../constants';
import {createAttempt} from '../wire/attempt';
import type {PortalClient, SearchClient} from '../wire/types';
import {createEmbeddedClient} from './embeddedClient';
import {hostedResult} from './hostedResult';
import {withVersionNames} from '../address/versionNames';
import {withoutOtherVersions} from './withoutOtherVersions';

export interface PortalSearchSettings {
  /** Search-only credentials; null when the embedded engine answers. */
  hosted: {appId: string; apiKey: string} | null;
  baseUrl: string;
  /** Version of the site generator, for the agent tag of hosted requests. */
  generatorVersion: string;
  /** All manuals of the site. */
  manuals: readonly Manual[];
}

function embeddedClient(baseUrl: string): PortalClient {
  const createWorker = () =>
    new Worker(
      /* webpackChunkName: "search-engine" */ new URL('../engine/worker.ts', import.meta.url),
    );
  return createEmbeddedClient(createWorker, `${baseUrl}${indexFolder}/`);
}

function hostedClient(
  {appId, apiKey}: NonNullable<PortalSearchSettings['hosted']>,
  version: string,
): PortalClient {
  const {begin} = createAttempt(async () => {
    const {liteClient} = await import('algoliasearch/lite');
    const client = liteClient(appId, apiKey);
    client.addAlgoliaAgent('docusaurus', version);
    // The client's own types cover the complete requests and answers.
    return client as unknown as SearchClient;
  });
  return {
    search: async ({requests}) => {
      const client = await begin();
      const {results} = await client.search({requests: requests.map(withoutOtherVersions)});
      return {results: results.map(hostedResult)};
    },
    prepare: () =>
      begin().then(
        () => {},
        () => {},
      ),
    onComplete: () => () => {},
  };
}

/** Returns a client whose results name their version if it is not the searched one. */
function withNames(client: PortalClient, manuals: readonly Manual[]): PortalClient {
  return {
    ...client,
    async search({requests}) {
      const {results} = await client.search({requests});
      return {results: results.map((one, i) => withVersionNames(one, requests[i] ?? {}, manuals))};
    },
  };
}

let client: PortalClient | null = null;

/** Returns the single client of the page, which is created with the first call. */
export function portalClient({
  hosted,
  baseUrl,
  generatorVersion,
  manuals,
}: PortalSearchSettings): PortalClient {
  client ??= withNames(
    hosted ? hostedClient(hosted, generatorVersion) : embeddedClient(baseUrl),
    manuals,
  );
  return client;
}
