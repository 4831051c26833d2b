import type {Level, SearchRecord} from '../records/record';

/** The part of a request to the hosted search that the embedded engine supports as well. */
export interface SearchRequest {
  indexName: string;
  /** If it is missing, nothing is found. */
  query?: string;
  /** Number of hits on one page of results, by default 20. */
  hitsPerPage?: number;
  /** Page of results, from 0. */
  page?: number;
  /** `attribute:value`, AND of ORs: `['language:de-CH', ['docusaurus_tag:a', 'docusaurus_tag:b']]`. */
  facetFilters?: FacetFilters;
  /**
   * Hits that match one of these come before other hits that are otherwise equal. With a minus before the value, hits
   * that match come after others.
   */
  optionalFilters?: FacetFilters;
  /** Tags whose pages answer when hardly anything else does. Only the embedded engine knows them. */
  lastTags?: readonly string[];
  /** Tags of the manuals that most readers need. Only the embedded engine knows them. */
  mainTags?: readonly string[];
  /** Attributes whose full text is returned with marks, by default all. */
  attributesToHighlight?: readonly string[];
  /** `attribute:number of words`. */
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** Attributes by whose values all hits are counted. The embedded engine counts tags only. */
  facets?: readonly 'docusaurus_tag'[];
}

/** The filters that limit and order the results of a request by the properties of their manual. */
export type RequestFilters = Pick<
  SearchRequest,
  'facetFilters' | 'optionalFilters' | 'lastTags' | 'mainTags'
>;

export type FacetFilters = string | readonly (string | readonly string[])[];

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

export type SearchHit = Omit<SearchRecord, 'keywords' | 'weight'> & {
  _highlightResult: {
    hierarchy: Partial<Record<Level, Highlight>>;
    content?: Highlight;
    /** Questions of readers that the section answers. The embedded engine returns only one that fits the query. */
    questions?: Highlight[];
  };
  /** The hosted search leaves out attributes that have no text to cut. */
  _snippetResult?: {hierarchy?: Partial<Record<Level, Snippet>>; content?: Snippet};
};

/** The beginning of an answer in plain text. One of the two is empty. */
export interface AnswerBeginning {
  /** The first steps of an instruction. */
  steps: readonly string[];
  /** The first sentences of a section without steps. */
  text: string;
}

export interface SearchResult {
  hits: SearchHit[];
  /**
   * How many of the first hits compete: each is the best of its manual, and they answer about as well. Missing when the
   * request prefers a manual.
   */
  competing?: number;
  /** Number of hits by tag, if the request has `facets`. */
  facets?: {docusaurus_tag?: Record<string, number>};
  /** How the answer of the first hit begins. Missing without confidence that it answers the query. */
  beginning?: AnswerBeginning;
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  /** False while a part of the index is still loading. The hosted search always returns true. */
  exhaustiveNbHits: boolean;
  query: string;
  /**
   * The query with `<em>` around the words that were left out because nothing contains all of them. Missing if no
   * word was left out.
   */
  queryAfterRemoval?: string;
  index: string;
  params: string;
  processingTimeMS: number;
}

/** The part of the hosted search's lite client that the embedded engine supports as well. */
export interface SearchClient {
  /**
   * Returns the answers in the order of the requests. Rejects with an error named `RetryError` if there is no answer.
   */
  search: (params: {requests: readonly SearchRequest[]}) => Promise<{results: SearchResult[]}>;
}

/** The search of the portal. Readers cannot tell which engine answers. */
export interface PortalClient extends SearchClient {
  /** Preloads what a request with these filters needs, if that is possible. Never rejects. */
  prepare: (filters: RequestFilters) => Promise<void>;
  /** Calls the listener when the same query may find more than before. Returns a function that stops it. */
  onComplete: (listener: () => void) => () => void;
}
