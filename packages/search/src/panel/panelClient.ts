import {translate} from '@docusaurus/Translate';
import type {
  RequestFilters,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../wire/types';
import {leftOutWords} from '../wire/leftOutWords';
import {markedHtml, markTags} from '../wire/marks';
import {questionOf} from '../wire/questionOf';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import {emptyHierarchy, groupSeparator, levels} from '../records/record';

/** What the panel currently shows. */
export interface Answered {
  query: string;
  count: number;
  /** False while the indexes of other manuals are still loading. The count will grow. */
  isComplete: boolean;
  /** Words that were left out, if any. */
  leftOut?: string[];
}

/** The client of the panel. */
export interface PanelClient extends SearchClient {
  /** Drops the pending question. Its answer is not reported. */
  forget: () => void;
  /** Returns whether the last answer was to this query. */
  hasAnswered: (query: string) => boolean;
  /** Returns whether hits of the last answer were held back. The next request returns all of them. */
  hasRest: () => boolean;
}

/** A hit as the panel lists it: one line, with the texts that upstream shows and stores, which are inserted as HTML. */
export interface PanelLine extends SearchHit {
  /** What was found: the reader's question, otherwise the heading. */
  title: string;
}

/**
 * Returns a hit in the form that upstream lists in the given order: all of one group, each with a page of its own.
 * `asListed` gives it its title. Page and product are its text.
 */
function panelLine(hit: SearchHit): PanelLine {
  const {hierarchy, objectID} = hit;
  const own = levels.findLast((level) => hierarchy[level] !== null)!;
  const [product] = hierarchy.lvl0.split(groupSeparator);
  const heading = hit._highlightResult.hierarchy[own]?.value ?? hierarchy[own] ?? '';
  const group = translate({id: 'portal.search.results', message: 'Ergebnisse'});
  return {
    ...hit,
    type: 'lvl1',
    title: markedHtml(questionOf(hit) ?? heading),
    hierarchy: {...emptyHierarchy(group), lvl1: objectID},
    content: escapeHtml([...(own === 'lvl1' ? [] : [hierarchy.lvl1]), product].join(' · ')),
    _highlightResult: {hierarchy: {}},
    _snippetResult: {},
  };
}

/** Returns a line with its title, when upstream has put it in its place. */
export function asListed<T extends object>(line: T): T {
  const {title, ...hit} = line as unknown as PanelLine;
  return {...hit, hierarchy: {...hit.hierarchy, lvl1: title}} as unknown as T;
}

/** Returns an empty answer in place of a missing one. Upstream would not handle an error. */
const noAnswer = ({query = '', indexName}: SearchRequest): SearchResult => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  exhaustiveNbHits: true,
  query,
  index: indexName,
  params: '',
  processingTimeMS: 0,
});

/** Requesting no other marks and no excerpts means less to send and to copy with every letter. */
const texts = {attributesToHighlight: ['hierarchy', 'questions'], attributesToSnippet: []};

/**
 * Wraps the portal's client for the panel: it adds the current filters and makes answers safe to insert as HTML.
 * `onAnswer` receives the result of the last question, or null if it failed; the answer is then empty. A new query
 * first returns only `firstCount()` hits, and all of them when it is asked again, because the panel renders all its
 * results with every letter. On a slow phone, that takes longer than an answer should.
 */
export function createPanelClient(
  load: () => Promise<SearchClient>,
  filters: () => RequestFilters,
  onAnswer: (answered: Answered | null) => void,
  firstCount: () => number,
): PanelClient {
  let last = 0;
  let answeredQuery: string | null = null;
  let hasRest = false;
  let client: SearchClient | null = null;
  const ask = async (requests: readonly SearchRequest[]) => {
    // There is no pause when the client is loaded, so that the engine works while the panel shows the letter.
    client ??= await load();
    const {results} = await client.search({
      requests: requests.map((request) => ({...request, ...texts, ...markTags, ...filters()})),
    });
    return results;
  };
  const answeredOf = (result: SearchResult): Answered => {
    const leftOut = leftOutWords(result);
    return {
      query: result.query,
      count: result.nbHits,
      isComplete: result.exhaustiveNbHits !== false,
      ...(leftOut.length > 0 && {leftOut}),
    };
  };
  const report = (number: number, results: readonly SearchResult[] | null) => {
    if (number === last) {
      const [first] = results ?? [];
      onAnswer(first ? answeredOf(first) : null);
    }
  };
  return {
    forget: () => {
      last++;
      answeredQuery = null;
      hasRest = false;
    },
    hasAnswered: (query) => query === answeredQuery,
    hasRest: () => hasRest,
    async search({requests}) {
      const number = ++last;
      const [{query = ''} = {}] = requests;
      const count = query === answeredQuery ? Infinity : firstCount();
      hasRest = false;
      try {
        const results = await ask(requests);
        if (number === last) {
          answeredQuery = query;
          hasRest = results.some(({hits}) => hits.length > count);
        }
        report(number, results);
        return {
          results: results.map((result) => ({
            ...result,
            hits: result.hits.slice(0, count).map(panelLine),
          })),
        };
      } catch {
        report(number, null);
        return {results: requests.map(noAnswer)};
      }
    },
  };
}
