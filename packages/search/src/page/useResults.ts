import {useCallback, useEffect, useState} from 'react';
import type {SearchRequest, SearchResult} from '../wire/types';
import {usePortalClient} from '../hooks/usePortalClient';
import type {SearchStatus} from './searchStatus';

interface Results {
  status: SearchStatus;
  /** The last answer. It stays until the next one arrives. */
  result: SearchResult | null;
  retry: () => void;
}

/** Milliseconds without an answer before the page says that it is searching. */
const patience = 300;

interface Outcome {
  /** The question that the answer belongs to. */
  question: string;
  status: Exclude<SearchStatus, 'idle' | 'waiting'>;
  result: SearchResult | null;
}

/**
 * The last answer. A reader who returns from a result finds the list at once, and therefore also the scroll position.
 */
let kept: {text: string; result: SearchResult | null} | null = null;

/** Returns the answer to a request. Asks again when more of the index has loaded. Null asks nothing. */
export function useResults(request: SearchRequest | null): Results {
  const load = usePortalClient();
  // Requests are created with each render, so their text is compared.
  const text = request && JSON.stringify(request);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const question = `${attempt} ${text}`;
  const [outcome, setOutcome] = useState<Outcome | null>(
    kept?.text === text ? {question, status: 'done', result: kept.result} : null,
  );

  useEffect(() => {
    if (text === null) {
      return undefined;
    }
    let isCurrent = true;
    const tell = (change: (last: SearchResult | null) => Omit<Outcome, 'question'>) =>
      isCurrent && setOutcome((last) => ({question, ...change(last?.result ?? null)}));
    const timer = setTimeout(() => tell((result) => ({status: 'slow', result})), patience);
    load()
      .then((client) => client.search({requests: [JSON.parse(text) as SearchRequest]}))
      .then(({results: [result = null]}) => {
        kept = isCurrent ? {text, result} : kept;
        tell(() => ({status: 'done', result}));
      })
      // This also covers an answer in an unexpected form.
      .catch(() => tell(() => ({status: 'failed', result: null})))
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
    return {status: 'idle', result: null, retry};
  }
  const status = outcome?.question === question ? outcome.status : 'waiting';
  return {status, result: outcome?.result ?? null, retry};
}
