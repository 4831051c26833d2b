import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** An index as the hosted search keeps it. */
export interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: {objectID: string}[];
  rules: unknown[];
  records: {objectID: string}[];
}

interface Answer {
  status: number;
  body: unknown;
}

const emptyIndex = (): StoredIndex => ({settings: {}, synonyms: [], rules: [], records: []});
const done: Answer = {status: 200, body: {taskID: 1, updatedAt: '2026-01-01T00:00:00Z'}};
const missing: Answer = {status: 404, body: {message: 'Index does not exist', status: 404}};

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: (keyof StoredIndex)[];
}

/** Stands in for the writing half of the hosted search's API, as far as the portal uses it. */
export function createIndexStore() {
  const indexes = new Map<string, StoredIndex>();
  /** Requests so far, as `METHOD action index`. */
  const log: string[] = [];
  const of = (name: string) => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };
  const operate = (name: string, {operation, destination, scope}: Operation) => {
    const source = indexes.get(name) ?? emptyIndex();
    const parts = scope?.map((part) => [part, source[part]]);
    indexes.set(destination, parts ? {...of(destination), ...Object.fromEntries(parts)} : source);
    if (operation === 'move') {
      indexes.delete(name);
    }
  };
  const handle = (method: string, path: string, body: unknown): Answer => {
    const [, , , name = '', action = ''] = path.split('/').map(decodeURIComponent);
    log.push(`${method} ${action || 'index'} ${name}`);
    switch (`${method} ${action}`) {
      case 'GET settings':
        return indexes.has(name) ? {status: 200, body: of(name).settings} : missing;
      case 'PUT settings':
        of(name).settings = body as StoredIndex['settings'];
        return done;
      case 'POST synonyms':
        of(name).synonyms = body as StoredIndex['synonyms'];
        return done;
      case 'POST batch':
        for (const request of (body as {requests: {body: {objectID: string}}[]}).requests) {
          of(name).records.push(request.body);
        }
        return done;
      case 'POST operation':
        if (!indexes.has(name)) {
          return missing;
        }
        operate(name, body as Operation);
        return done;
      case 'GET task':
        return {status: 200, body: {status: 'published', pendingTask: false}};
      case 'DELETE ':
        indexes.delete(name);
        return done;
      default:
        return {status: 400, body: {message: `Unexpected: ${method} ${path}`, status: 400}};
    }
  };
  return {indexes, log, handle};
}

/** Serves a stand-in on this computer; `refuse` may answer a request with a status instead. */
export async function serveIndexStore(
  store: ReturnType<typeof createIndexStore>,
  refuse: (request: string) => number | null = () => null,
) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const path = new URL(request.url!, 'http://localhost').pathname;
    const refusal = refuse(`${request.method} ${path}`);
    const text = Buffer.concat(chunks).toString();
    const {status, body} =
      refusal === null
        ? store.handle(request.method!, path, text && JSON.parse(text))
        : {status: refusal, body: {message: 'Not allowed', status: refusal}};
    response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
