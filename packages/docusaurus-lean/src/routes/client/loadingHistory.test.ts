import {createMemoryHistory, type Location} from 'history';
import {describe, expect, it, vi} from 'vitest';
import {loadingHistory} from './loadingHistory';

/** A history with loads that the test ends itself, and what its listener was told. */
function create() {
  const loads: Record<string, {end: () => void; fail: () => void}> = {};
  const load = ({pathname}: Location) =>
    new Promise<void>((resolve, reject) => {
      loads[pathname] = {end: resolve, fail: () => reject(new Error('gone'))};
    });
  const history = loadingHistory(createMemoryHistory({initialEntries: ['/one']}), load);
  const told: string[] = [];
  const unlisten = history.listen(({pathname}, action) => told.push(`${action} ${pathname}`));
  const settle = async (path: string, how: 'end' | 'fail') => {
    loads[path]![how]();
    await Promise.resolve().then(() => {});
  };
  return {history, told, unlisten, settle};
}

describe('loadingHistory', () => {
  it('tells of a location when its page has been loaded', async () => {
    const {history, told, settle} = create();
    history.push('/two');
    expect(history.location.pathname).toBe('/two');
    expect(told).toEqual([]);
    await settle('/two', 'end');
    expect(told).toEqual(['PUSH /two']);
  });

  it('does not tell of a page that the reader has left before it came', async () => {
    const {history, told, settle} = create();
    history.push('/slow');
    history.push('/quick');
    await settle('/quick', 'end');
    await settle('/slow', 'end');
    expect(told).toEqual(['PUSH /quick']);
  });

  it('does not tell of a page that cannot be loaded', async () => {
    const {history, told, settle} = create();
    history.push('/gone');
    await settle('/gone', 'fail');
    expect(told).toEqual([]);
    history.push('/gone');
    await settle('/gone', 'end');
    expect(told).toEqual(['PUSH /gone']);
  });

  it('keeps one entry for a page that is asked for again while it is on its way', async () => {
    const {history, told, settle} = create();
    history.push('/two?a=1');
    history.push({pathname: '/two', search: '?a=1'});
    expect(history.length).toBe(2);
    await settle('/two', 'end');
    expect(told).toEqual(['PUSH /two']);
    // Of a page that is shown it is the caller who decides, as everywhere in the framework.
    history.push('/two?a=1');
    expect(history.length).toBe(3);
  });

  it('does not tell of a step that was blocked', async () => {
    const {history, told, settle} = create();
    history.push('/two');
    await settle('/two', 'end');
    const unblock = history.block(() => false);
    history.goBack();
    expect(history.location.pathname).toBe('/two');
    await settle('/two', 'end');
    expect(told).toEqual(['PUSH /two']);
    unblock();
    history.goBack();
    await settle('/one', 'end');
    expect(told).toEqual(['PUSH /two', 'POP /one']);
  });

  it('takes a step to an entry from before a reload, which cannot be undone', async () => {
    const before = createMemoryHistory({initialEntries: ['/one', '/two'], initialIndex: 1});
    const history = loadingHistory(before, () => Promise.resolve());
    const prompt = vi.fn(() => false as const);
    history.block(prompt);
    history.goBack();
    expect(prompt).toHaveBeenCalledOnce();
    expect(history.location.pathname).toBe('/one');
  });

  it('tells nothing to who has ended listening', async () => {
    const {history, told, unlisten, settle} = create();
    unlisten();
    history.push('/two');
    await settle('/two', 'end');
    expect(told).toEqual([]);
  });
});
