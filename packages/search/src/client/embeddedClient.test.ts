import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerTimeout, createEmbeddedClient, type SearchWorker} from './embeddedClient';
import type {FromWorker, ToWorker} from './messages';

/** A worker under the control of the test. */
class FakeWorker implements SearchWorker {
  received: ToWorker[] = [];
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  terminate = vi.fn();
  postMessage = (message: ToWorker) => void this.received.push(message);
  say(message: FromWorker) {
    (this.onmessage as (event: {data: FromWorker}) => void)({data: message});
  }
}

let workers: FakeWorker[] = [];
const open = () =>
  createEmbeddedClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, '/search-index/');
const requests = [{indexName: 'x', query: 'a'}];

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('createEmbeddedClient', () => {
  it('starts one worker with the first call', async () => {
    const client = open();
    expect(workers).toHaveLength(0);
    void client.prepare({});
    void client.search({requests});
    expect(workers).toHaveLength(1);
    expect(workers[0]!.received.map(({kind, folder}) => [kind, folder])).toEqual([
      ['prepare', '/search-index/'],
      ['search', '/search-index/'],
    ]);
  });

  it('gives each answer to its question', async () => {
    const client = open();
    const first = client.search({requests});
    const second = client.search({requests});
    const result = (query: string) => [{query}] as never;
    workers[0]!.say({kind: 'answer', id: 2, results: result('second')});
    workers[0]!.say({kind: 'answer', id: 1, results: result('first')});
    expect(await first).toEqual({results: result('first')});
    expect(await second).toEqual({results: result('second')});
  });

  it('fails as the hosted client does when the engine cannot answer', async () => {
    const answer = open().search({requests});
    workers[0]!.say({kind: 'failure', id: 1, reason: 'HTTP 404'});
    await expect(answer).rejects.toMatchObject({name: 'RetryError', message: 'HTTP 404'});
  });

  it('fails when no answer comes in time', async () => {
    const answer = expect(open().search({requests})).rejects.toMatchObject({name: 'RetryError'});
    await vi.advanceTimersByTimeAsync(answerTimeout);
    await answer;
  });

  it('starts a new worker after one broke down', async () => {
    const client = open();
    const answer = client.search({requests});
    workers[0]!.onerror!.call(null as never, new Event('error') as ErrorEvent);
    await expect(answer).rejects.toMatchObject({name: 'RetryError'});
    expect(workers[0]!.terminate).toHaveBeenCalled();
    void client.search({requests});
    expect(workers).toHaveLength(2);
  });

  it('fails in the same way when there can be no worker', async () => {
    const client = createEmbeddedClient(() => {
      throw new Error('blocked');
    }, '/');
    await expect(client.search({requests})).rejects.toMatchObject({name: 'RetryError'});
    await expect(client.prepare({})).resolves.toBeUndefined();
  });

  it('tells its listeners that more has arrived, until they end it', () => {
    const client = open();
    const listener = vi.fn();
    const end = client.onComplete(listener);
    void client.prepare({});
    workers[0]!.say({kind: 'complete'});
    end();
    workers[0]!.say({kind: 'complete'});
    expect(listener).toHaveBeenCalledOnce();
  });
});
