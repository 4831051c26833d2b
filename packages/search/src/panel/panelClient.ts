import type {Level} from '../records/record';
import type {
  RequestFilters,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../wire/types';
import {leftOutWords} from '../wire/leftOutWords';
import {markedHtml, markTags, unmarked} from '../wire/marks';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import {shownOrder} from './firstScreen';
import {questionHit} from './questionHit';

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

type Values<T> = Partial<Record<Level, T>>;

function mapValues<T, R>(values: Values<T>, map: (value: T, level: Level) => R): Values<R> {
  return Object.fromEntries(
    Object.entries(values).map(([level, value]) => [level, map(value as T, level as Level)]),
  );
}

/** Returns whether the panel shows a level as text. It does so for the group's name only; everything else is HTML. */
const isText = (level: Level): boolean => level === 'lvl0';

/** Returns a hit that is safe to insert as HTML: only its marks can be elements. */
function safeHit(hit: SearchHit): SearchHit {
  const {_highlightResult: full, _snippetResult: cut} = hit;
  const mark = <T extends {value: string}>(one: T, level?: Level): T => ({
    ...one,
    value: level && isText(level) ? unmarked(one.value) : markedHtml(one.value),
  });
  return {
    ...hit,
    hierarchy: mapValues(hit.hierarchy, (text, level) =>
      text !== null && !isText(level) ? escapeHtml(text) : text,
    ) as SearchHit['hierarchy'],
    content: hit.content === null ? null : escapeHtml(hit.content),
    _highlightResult: {hierarchy: mapValues(full.hierarchy, mark)},
    _snippetResult: {
      hierarchy: mapValues(cut?.hierarchy ?? {}, mark),
      ...(cut?.content && {content: mark(cut.content)}),
    },
  };
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

/** Returns how many hits are shown at once beside the questions of an answer, out of `count` entries. */
const roomBeside = ({questions = []}: SearchResult, count: number): number =>
  Math.max(count - questions.length, 1);

/**
 * Upstream shows only the group's name in full, and the hosted search returns the questions here. Requesting less means
 * less to send and to copy with every letter.
 */
const attributesToHighlight = ['hierarchy.lvl0', 'questions'];

/**
 * Wraps the portal's client for the panel: it adds the current filters and makes answers safe to insert as HTML.
 * `onAnswer` receives the result of the last question, or null if it failed; the answer is then empty. A new query
 * first returns only `firstCount()` hits, and all of them when it is asked again, because the panel renders all its
 * results with every letter. On a slow phone, that takes longer than an answer should. The questions of an answer come
 * before its hits and take the place of some of the first ones.
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
      requests: requests.map((request) => ({
        ...request,
        attributesToHighlight,
        ...markTags,
        ...filters(),
      })),
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
        const results = (await ask(requests)).map((result) => ({
          ...result,
          hits: shownOrder(result.hits),
        }));
        if (number === last) {
          answeredQuery = query;
          hasRest = results.some((result) => result.hits.length > roomBeside(result, count));
        }
        report(number, results);
        return {
          results: results.map((result) => ({
            ...result,
            hits: [
              ...(result.questions ?? []).map(questionHit),
              ...result.hits.slice(0, roomBeside(result, count)).map(safeHit),
            ],
          })),
        };
      } catch {
        report(number, null);
        return {results: requests.map(noAnswer)};
      }
    },
  };
}
