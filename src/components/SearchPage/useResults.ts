import {useCallback, useEffect, useState} from 'react';
import type {SearchRequest, SearchResult} from '@site/src/search/client';
import {usePortalClient} from '@site/src/search/usePortalClient';

/** `slow`: no answer yet, for long enough to say so. */
export type SearchStatus = 'idle' | 'waiting' | 'slow' | 'done' | 'failed';

interface Results {
  status: SearchStatus;
  /** The last answer: it stays until the next one is there. */
  result: SearchResult | null;
  retry: () => void;
}

/** Milliseconds without an answer before the page says that it is searching. */
const patience = 300;

/** Answers a request; asks again when more of the index has arrived. Null asks nothing. */
export function useResults(request: SearchRequest | null): Results {
  const load = usePortalClient();
  const [state, setState] = useState<Omit<Results, 'retry'>>({status: 'idle', result: null});
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(request);

  useEffect(() => {
    const current = JSON.parse(key) as SearchRequest | null;
    if (!current) {
      setState({status: 'idle', result: null});
      return undefined;
    }
    let isCurrent = true;
    const update = (change: Partial<Omit<Results, 'retry'>>) =>
      isCurrent && setState((state) => ({...state, ...change}));
    update({status: 'waiting'});
    const timer = setTimeout(() => update({status: 'slow'}), patience);
    load()
      .then((client) => client.search({requests: [current]}))
      .then(
        ({results}) => update({status: 'done', result: results[0] ?? null}),
        () => update({status: 'failed', result: null}),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, load, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
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
  return {...state, retry};
}
