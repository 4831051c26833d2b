import {useMemo, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchClient} from '@site/src/search/client';
import type {SearchAddress} from '@site/src/search/searchAddress';
import {useResultAddress} from '@site/src/search/useResultAddress';
import {useSearchData} from '@site/src/search/useSearchData';
import {resultsPerGroup} from './firstScreen';
import PanelHit from './PanelHit';
import ResultsFooter from './ResultsFooter';
import {asKeepable, mendStoredSearches} from './storedSearches';

interface Options {
  client: SearchClient;
  /** Address of the search page with the results of a query. */
  addressOf: (query: string) => SearchAddress;
  /** Opens a result. */
  follow: (url: string) => void;
  onClose: () => void;
}

/** The embedded engine needs no credentials; upstream insists on some. */
const noCredentials = {appId: 'embedded', apiKey: 'embedded'};

/** Upstream begins a new search whenever one of these changes, so they keep their identity. */
export function useModalProps({client, addressOf, follow, onClose}: Options) {
  const {hosted, indexName} = useSearchData();
  const toLink = useResultAddress();

  // Once, before the panel reads them.
  useState(() => mendStoredSearches(indexName));

  const stable = useMemo(
    () =>
      ({
        ...(hosted ?? noCredentials),
        indexName,
        maxResultsPerGroup: resultsPerGroup,
        transformSearchClient: (upstream) => ({
          ...upstream,
          search: client.search as unknown as typeof upstream.search,
        }),
        transformItems: (items) =>
          items.map((item) => ({...asKeepable(item), url: toLink(item.url)})),
        hitComponent: PanelHit,
        navigator: {navigate: ({itemUrl}) => follow(itemUrl)},
      }) satisfies Partial<DocSearchModalProps>,
    [hosted, indexName, client, toLink, follow],
  );
  const resultsFooterComponent: NonNullable<DocSearchModalProps['resultsFooterComponent']> =
    useMemo(
      () =>
        ({state}) => (
          <ResultsFooter
            address={addressOf(state.query)}
            count={(state.context.nbHits as number | undefined) ?? 0}
            onFollow={onClose}
          />
        ),
      [addressOf, onClose],
    );
  return {isEmbedded: hosted === null, modalProps: {...stable, resultsFooterComponent}};
}
