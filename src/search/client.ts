import type {Level, SearchRecord} from './record';

/** The part of a request to the hosted search that the embedded engine answers as well. */
export interface SearchRequest {
  indexName: string;
  /** Without it nothing is found. */
  query?: string;
  /** Number of hits of one page of results, 20 unless told. */
  hitsPerPage?: number;
  /** Page of results, from 0. */
  page?: number;
  /** `attribute:value`, AND of ORs: `['language:de-CH', ['docusaurus_tag:a', 'docusaurus_tag:b']]`. */
  facetFilters?: FacetFilters;
  /** Hits that satisfy one of these come before others of equal standing. */
  optionalFilters?: FacetFilters;
  /** Attributes of which the full text comes back marked; all of them unless told. */
  attributesToHighlight?: readonly string[];
  /** `attribute:number of words`. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
}

/** What limits and orders the results of a request, by the facts of their manual. */
export type RequestFilters = Pick<SearchRequest, 'facetFilters' | 'optionalFilters'>;

export type FacetFilters = string | readonly (string | readonly string[])[];

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

export type SearchHit = Omit<SearchRecord, 'keywords' | 'weight'> & {
  _highlightResult: {hierarchy: Partial<Record<Level, Highlight>>; content?: Highlight};
  /** The hosted search leaves out what there is nothing to cut of. */
  _snippetResult?: {hierarchy?: Partial<Record<Level, Snippet>>; content?: Snippet};
};

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  /** False while a part of the index is still on its way; the hosted search always says true. */
  exhaustiveNbHits: boolean;
  query: string;
  index: string;
  params: string;
  processingTimeMS: number;
}

/** The part of the hosted search's lite client that the embedded engine offers as well. */
export interface SearchClient {
  /** Answers in the order of the requests. Rejects with an error named `RetryError` when there is no answer. */
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchResult[]}>;
}

/** The search of the portal; readers cannot tell which one answers. */
export interface PortalClient extends SearchClient {
  /** Loads ahead what a request with these filters needs, where that is possible; never rejects. */
  prepare: (filters: RequestFilters) => Promise<void>;
  /** Tells when the same query may find more than before; gives the function that ends it. */
  onComplete: (listener: () => void) => () => void;
}
