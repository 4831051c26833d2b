import {useMemo, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchClient} from '../wire/types';
import type {SearchAddress} from '../address/searchAddress';
import {useResultAddress} from '../hooks/useResultAddress';
import {hitsPerPage} from '../constants';
import {useSearchConfig} from '../hooks/useSearchConfig';
import PanelHit from './PanelHit';
import ResultsFooter from './ResultsFooter';
import {asListed} from './panelClient';
import {mendStoredSearches} from './storedSearches';

interface Options {
  client: SearchClient;
  /** Returns the address of the search page with the results of a query. */
  addressOf: (query: string) => SearchAddress;
  /** Opens a result. */
  follow: (url: string) => void;
  /** Called when the link to all results opens in this tab. */
  onFollowAll: () => void;
}

/**
 * Returns the props of upstream's modal. They keep their identity, because upstream starts a new search when one of
 * them changes.
 */
export function useModalProps({client, addressOf, follow, onFollowAll}: Options) {
  const {appId, apiKey, indexName, isEmbedded} = useSearchConfig();
  const toLink = useResultAddress();

  // Runs once, before the panel reads the stored searches.
  useState(() => mendStoredSearches(indexName));

  const stable = useMemo(
    () =>
      ({
        appId,
        apiKey,
        indexName,
        maxResultsPerGroup: hitsPerPage,
        transformSearchClient: (upstream) => ({
          ...upstream,
          search: client.search as unknown as typeof upstream.search,
        }),
        transformItems: (items) =>
          items.map((item) => ({...asListed(item), url: toLink(item.url)})),
        hitComponent: PanelHit,
        navigator: {navigate: ({itemUrl}) => follow(itemUrl)},
      }) satisfies Partial<DocSearchModalProps>,
    [appId, apiKey, indexName, client, toLink, follow],
  );
  const resultsFooterComponent: NonNullable<DocSearchModalProps['resultsFooterComponent']> =
    useMemo(
      () =>
        ({state}) => (
          <ResultsFooter
            address={addressOf(state.query)}
            count={(state.context.nbHits as number | undefined) ?? 0}
            onFollow={onFollowAll}
          />
        ),
      [addressOf, onFollowAll],
    );
  return {isEmbedded, modalProps: {...stable, resultsFooterComponent}};
}
