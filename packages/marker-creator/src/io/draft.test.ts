import {afterEach, expect, it, vi} from 'vitest';
import type {Draft} from './draft';

const draft = {project: {}, picture: null} as unknown as Draft;

/** A database whose transactions complete, whatever their requests come to. */
function databaseWith(error: DOMException | null): IDBFactory {
  const request = {error, result: undefined};
  const transaction = {
    objectStore: (): unknown => ({put: () => request, transaction}),
    oncomplete: () => {},
    commit: () => queueMicrotask(() => transaction.oncomplete()),
  };
  const opening = {result: {transaction: () => transaction}, onsuccess: () => {}};
  const open = () => {
    queueMicrotask(() => opening.onsuccess());
    return opening;
  };
  return {open} as unknown as IDBFactory;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['is kept', null, true],
  // As Safari does in private windows: it cannot keep pictures there.
  ['is not kept, though the transaction completes', new DOMException('no Blob'), false],
])('a draft %s', async (_, error, isKept) => {
  vi.stubGlobal('indexedDB', databaseWith(error));
  const {saveDraft} = await import('./draft');
  expect(await saveDraft(draft)).toBe(isKept);
});
