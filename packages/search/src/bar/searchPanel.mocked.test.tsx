// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {afterEach, expect, it, vi} from 'vitest';
import SearchProvider from './SearchProvider';
import {useSearchPanel} from './useSearchPanel';

const history = createMemoryHistory();
const loadClient = vi.fn(() => Promise.reject(new Error('offline')));
let fail: (() => void) | undefined;
vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('../hooks/usePortalClient', () => ({usePortalClient: () => loadClient}));
vi.mock(
  '../panel',
  () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
);

afterEach(() => {
  vi.useRealTimers();
});

const scope = {facetFilters: ['language:de-CH', []] as const, manuals: [], manual: null};
const start = () =>
  renderHook(() => useSearchPanel(scope, {current: null}), {
    wrapper: ({children}) => (
      <SearchProvider manuals={[]} tasks={[]}>
        {children}
      </SearchProvider>
    ),
  });
const press = () => {
  const event = new KeyboardEvent('keydown', {key: 'a', cancelable: true, bubbles: true});
  document.body.dispatchEvent(event);
  return event;
};

it('gives up opening once the reader has gone on to another page', async () => {
  const {result} = start();
  act(() => result.current.open());
  expect(press().defaultPrevented).toBe(true);
  act(() => history.push('/typo3'));
  expect(press().defaultPrevented).toBe(false);
  await vi.waitFor(() => expect(fail).toBeDefined());
  fail!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.location.pathname).toBe('/typo3');
});

it('prepares nothing any more then', () => {
  vi.useFakeTimers();
  const {result, unmount} = start();
  result.current.preparation.onPointerEnter();
  unmount();
  vi.runAllTimers();
  expect(loadClient).not.toHaveBeenCalled();
});
