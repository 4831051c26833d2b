import type {PortalClient, SearchResult} from '../wire/types';
import type {FromWorker, Question, ToWorker} from './messages';

/** The part of a `Worker` that the client needs. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Milliseconds after which a search without an answer counts as failed. */
export const answerTimeout = 15_000;

/**
 * Creates the error that the hosted client throws when no answer comes. Code written for that client recognizes it by
 * its name.
 */
function retryError(reason: string): Error {
  return Object.assign(new Error(reason), {name: 'RetryError'});
}

/**
 * Creates a client for the engine in its worker. The worker starts with the first call and restarts after a crash.
 * `folder` is the address of the index folder.
 */
export function createEmbeddedClient(
  createWorker: () => SearchWorker,
  folder: string,
): PortalClient {
  const open = new Map<
    number,
    {resolve: (results: SearchResult[]) => void; reject: (error: Error) => void}
  >();
  const listeners = new Set<() => void>();
  let worker: SearchWorker | null = null;
  let lastId = 0;

  const breakDown = (reason: string) => {
    worker?.terminate();
    worker = null;
    open.forEach(({reject}) => reject(retryError(reason)));
    open.clear();
  };
  const start = (): SearchWorker => {
    const started = createWorker();
    started.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.kind === 'complete') {
        listeners.forEach((listener) => listener());
        return;
      }
      const waiting = open.get(data.id);
      open.delete(data.id);
      if (data.kind === 'answer') {
        waiting?.resolve(data.results);
      } else {
        waiting?.reject(retryError(data.reason));
      }
    };
    started.onerror = () => breakDown('The search worker broke down');
    return started;
  };
  const ask = (question: Question) =>
    new Promise<SearchResult[]>((resolve, reject) => {
      try {
        worker ??= start();
      } catch (error) {
        reject(retryError(String(error)));
        return;
      }
      const id = ++lastId;
      const timer = setTimeout(() => {
        open.delete(id);
        reject(retryError(`No answer within ${answerTimeout} ms`));
      }, answerTimeout);
      open.set(id, {
        resolve: (results) => (clearTimeout(timer), resolve(results)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      worker.postMessage({...question, id, folder} satisfies ToWorker);
    });

  return {
    search: async ({requests}) => ({results: await ask({kind: 'search', requests})}),
    prepare: (request) =>
      ask({kind: 'prepare', request}).then(
        () => {},
        () => {},
      ),
    onComplete(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
