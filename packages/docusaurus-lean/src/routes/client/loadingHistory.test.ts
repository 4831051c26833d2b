import {createMemoryHistory, type Location} from 'history';
import {describe, expect, it} from 'vitest';
import {loadingHistory} from './loadingHistory';

/** Returns a history whose loads the test settles, and the notifications that its listener received. */
function create() {
  const loads: Record<string, {end: () => void; fail: () => void}> = {};
  const load = ({pathname}: Location) =>
    new Promise<void>((resolve, reject) => {
      loads[pathname] = {end: resolve, fail: () => reject(new Error('gone'))};
    });
  const history = loadingHistory(createMemoryHistory({initialEntries: ['/one']}), load);
  const notified: string[] = [];
  const unlisten = history.listen(({pathname}, action) => notified.push(`${action} ${pathname}`));
  const settle = async (path: string, how: 'end' | 'fail') => {
    loads[path]![how]();
    await Promise.resolve().then(() => {});
  };
  return {history, notified, unlisten, settle};
}

describe('loadingHistory', () => {
  it('notifies listeners once the page has loaded', async () => {
    const {history, notified, settle} = create();
    history.push('/two');
    expect(history.location.pathname).toBe('/two');
    expect(notified).toEqual([]);
    await settle('/two', 'end');
    expect(notified).toEqual(['PUSH /two']);
  });

  it('does not notify of a page that the reader has left before it loaded', async () => {
    const {history, notified, settle} = create();
    history.push('/slow');
    history.push('/quick');
    await settle('/quick', 'end');
    await settle('/slow', 'end');
    expect(notified).toEqual(['PUSH /quick']);
  });

  it('does not notify of a page that fails to load', async () => {
    const {history, notified, settle} = create();
    history.push('/gone');
    await settle('/gone', 'fail');
    expect(notified).toEqual([]);
    history.push('/gone');
    await settle('/gone', 'end');
    expect(notified).toEqual(['PUSH /gone']);
  });

  it('keeps one entry for a page that is pushed again while it loads', async () => {
    const {history, notified, settle} = create();
    history.push('/two?a=1');
    history.push({pathname: '/two', search: '?a=1'});
    expect(history.length).toBe(2);
    await settle('/two', 'end');
    expect(notified).toEqual(['PUSH /two']);
    // For the page on screen the caller decides, as everywhere in the framework.
    history.push('/two?a=1');
    expect(history.length).toBe(3);
  });
});
