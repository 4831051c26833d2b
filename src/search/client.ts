import type {Level, SearchRecord} from './record';

/** The part of a request to the hosted search that the portal uses. */
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

/** What the portal needs of the hosted search's lite client; the embedded engine offers the same. */
export interface SearchClient {
  /** Answers in the order of the requests. Rejects with an error named `RetryError` when there is no answer. */
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchResult[]}>;
}
