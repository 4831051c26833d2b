import type {Level} from '@site/src/search/record';
import type {
  RequestFilters,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@site/src/search/client';
import {markedHtml, markTags, unmarked} from '@site/src/search/marks';
import {escapeHtml} from '@site/src/text/escapeHtml';
import {shownOrder} from './firstScreen';

/** What the panel shows at the moment. */
export interface Answered {
  query: string;
  count: number;
  /** False while other manuals' indexes are still on their way: the count will grow. */
  isComplete: boolean;
}

/** The client of the panel. */
export interface PanelClient extends SearchClient {
  /** What was asked so far is of no interest any more: its answer is not reported. */
  forget: () => void;
  /** Whether hits of the last answer were held back: asked again, it gives all of them. */
  hasRest: () => boolean;
}

type Values<T> = Partial<Record<Level, T>>;

function mapValues<T, R>(values: Values<T>, map: (value: T, level: Level) => R): Values<R> {
  return Object.fromEntries(
    Object.entries(values).map(([level, value]) => [level, map(value as T, level as Level)]),
  );
}

/** The panel shows the group's name as text, everything else as HTML. */
const isText = (level: Level): boolean => level === 'lvl0';

/** A hit for a place that inserts it as HTML: nothing in it but the marks can be an element. */
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

/** Stands for the answer that did not come. Upstream would leave an error unhandled. */
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

/** Of whole texts upstream shows the group's name only: less to send and to copy with every letter. */
const attributesToHighlight = ['hierarchy.lvl0'];

/**
 * The portal's client as the panel needs it: with the filters of the moment,
 * and with answers that are safe to insert as HTML. `onAnswer` learns what the
 * last question gave, null when it failed: then the answer is empty. A new query
 * is answered with `firstCount()` hits only, with all of them once it is asked
 * again: the panel makes all its results anew with every letter, on a slow
 * phone in more time than an answer should take.
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
    // Without a pause once it is there: the engine works while the panel shows the letter.
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
  const report = (number: number, results: readonly SearchResult[] | null) => {
    if (number === last) {
      const [first] = results ?? [];
      onAnswer(
        first
          ? {
              query: first.query,
              count: first.nbHits,
              isComplete: first.exhaustiveNbHits !== false,
            }
          : null,
      );
    }
  };
  return {
    forget: () => {
      last++;
      answeredQuery = null;
      hasRest = false;
    },
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
          hasRest = results.some(({hits}) => hits.length > count);
        }
        report(number, results);
        return {
          results: results.map((result) => ({
            ...result,
            hits: result.hits.slice(0, count).map(safeHit),
          })),
        };
      } catch {
        report(number, null);
        return {results: requests.map(noAnswer)};
      }
    },
  };
}
