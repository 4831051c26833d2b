// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useSearchPanel} from './useSearchPanel';

const push = vi.fn();
const loadClient = vi.fn(() => Promise.reject(new Error('offline')));
let fail: (() => void) | undefined;
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));
vi.mock('@site/src/search/usePortalClient', () => ({usePortalClient: () => loadClient}));
vi.mock(
  '@site/src/components/SearchPanel',
  () =>
    new Promise((_, reject) => {
      fail = () => reject(new Error('offline'));
    }),
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const scope = {language: 'de-CH', tags: [], manual: null};
const start = () => renderHook(() => useSearchPanel(scope, {current: null}));
const press = () => {
  const event = new KeyboardEvent('keydown', {key: 'a', cancelable: true, bubbles: true});
  document.body.dispatchEvent(event);
  return event;
};

it('gives up opening once the reader has gone on to another page', async () => {
  const {result, unmount} = start();
  act(() => result.current.open());
  expect(press().defaultPrevented).toBe(true);
  unmount();
  expect(press().defaultPrevented).toBe(false);
  await vi.waitFor(() => expect(fail).toBeDefined());
  fail!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(push).not.toHaveBeenCalled();
});

it('prepares nothing any more then', () => {
  vi.useFakeTimers();
  const {result, unmount} = start();
  result.current.preparation.onPointerEnter();
  unmount();
  vi.runAllTimers();
  expect(loadClient).not.toHaveBeenCalled();
});
