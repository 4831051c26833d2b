import type {Level} from '@site/src/search/record';
import type {
  RequestFilters,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@site/src/search/client';
import {escapeHtml, markedHtml, markTags, unmarked} from '@site/src/search/marks';

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
 * last question gave, null when it failed: then the answer is empty.
 */
export function createPanelClient(
  load: () => Promise<SearchClient>,
  filters: () => RequestFilters,
  onAnswer: (answered: Answered | null) => void,
): PanelClient {
  let last = 0;
  let client: SearchClient | null = null;
  const ask = async (requests: readonly SearchRequest[]) => {
    // Without a pause once it is there: the engine works while the panel shows the letter.
    client ??= await load();
    return client.search({
      requests: requests.map((request) => ({
        ...request,
        attributesToHighlight,
        ...markTags,
        ...filters(),
      })),
    });
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
    forget: () => void last++,
    async search({requests}) {
      const number = ++last;
      try {
        const {results} = await ask(requests);
        report(number, results);
        return {results: results.map((result) => ({...result, hits: result.hits.map(safeHit)}))};
      } catch {
        report(number, null);
        return {results: requests.map(noAnswer)};
      }
    },
  };
}
