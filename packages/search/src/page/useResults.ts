import {useCallback, useEffect, useState} from 'react';
import type {SearchRequest, SearchResult} from '../wire/types';
import {usePortalClient} from '../hooks/usePortalClient';
import type {SearchStatus} from './searchStatus';

interface Results {
  status: SearchStatus;
  /** The last answers, in the order of the requests. They stay until the next ones arrive. */
  results: readonly SearchResult[];
  retry: () => void;
}

/** Milliseconds without an answer before the page says that it is searching. */
const patience = 300;

const none: readonly SearchResult[] = [];

interface Outcome {
  /** The question that the answer belongs to. */
  question: string;
  status: Exclude<SearchStatus, 'idle' | 'waiting'>;
  results: readonly SearchResult[];
}

/**
 * The last answer. A reader who returns from a result finds the list at once, and therefore also the scroll position.
 */
let kept: {text: string; results: readonly SearchResult[]} | null = null;

/** Returns the answers to requests. Asks again when more of the index has loaded. Null asks nothing. */
export function useResults(requests: readonly SearchRequest[] | null): Results {
  const load = usePortalClient();
  // Requests are created with each render, so their text is compared.
  const text = requests && JSON.stringify(requests);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const question = `${attempt} ${text}`;
  const [outcome, setOutcome] = useState<Outcome | null>(
    kept?.text === text ? {question, status: 'done', results: kept.results} : null,
  );

  useEffect(() => {
    if (text === null) {
      return undefined;
    }
    let isCurrent = true;
    const tell = (change: (last: readonly SearchResult[]) => Omit<Outcome, 'question'>) =>
      isCurrent && setOutcome((last) => ({question, ...change(last?.results ?? [])}));
    const timer = setTimeout(() => tell((results) => ({status: 'slow', results})), patience);
    load()
      .then((client) => client.search({requests: JSON.parse(text) as SearchRequest[]}))
      .then(({results}) => {
        kept = isCurrent ? {text, results} : kept;
        tell(() => ({status: 'done', results}));
      })
      // This also covers an answer in an unexpected form.
      .catch(() => tell(() => ({status: 'failed', results: []})))
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, question, load]);

  useEffect(() => {
    let end = () => {};
    let isMounted = true;
    load().then(
      (client) => {
        end = isMounted ? client.onComplete(retry) : end;
      },
      () => {},
    );
    return () => {
      isMounted = false;
      end();
    };
  }, [load, retry]);

  if (text === null) {
    return {status: 'idle', results: none, retry};
  }
  const status = outcome?.question === question ? outcome.status : 'waiting';
  return {status, results: outcome?.results ?? none, retry};
}
