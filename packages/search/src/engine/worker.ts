/** Runs the embedded engine in its own worker, so that typing and scrolling never wait for it. */
import {manifestName} from '../constants';
import type {FromWorker, ToWorker} from '../client/messages';
import {createEngine, type Engine} from './engine';

const scope = self as unknown as {
  postMessage: (message: FromWorker) => void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

async function readJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: HTTP ${response.status}`);
  }
  return (await response.json()) as T;
}

function startEngine(folder: string): Engine {
  return createEngine({
    source: {
      manifest: () => readJson(folder + manifestName, 'no-cache'),
      // The names contain a hash of the content, so the browser may cache the files.
      file: (name) => readJson(folder + name, 'default'),
    },
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    onComplete: () => scope.postMessage({kind: 'complete'}),
  });
}

let engine: Engine | null = null;

scope.onmessage = async ({data}) => {
  engine ??= startEngine(data.folder);
  try {
    const results = data.kind === 'search' ? (await engine.search(data)).results : [];
    if (data.kind === 'prepare') {
      await engine.prepare(data.request);
    }
    scope.postMessage({kind: 'answer', id: data.id, results});
  } catch (error) {
    scope.postMessage({kind: 'failure', id: data.id, reason: String(error)});
  }
};
