// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {usePrefetchInView} from './resultPages';
import {quiet} from './useQuiet';

const prefetch = vi.fn();
/** Tells the page that these came into view; set by what observes them. */
let show: (links: Element[]) => void = () => {};
const observed = new Set<Element>();

class Observer {
  constructor(tell: (entries: {isIntersecting: boolean; target: Element}[]) => void) {
    show = (links) =>
      tell(
        links
          .filter((link) => observed.has(link))
          .map((target) => ({isIntersecting: true, target})),
      );
  }
  observe = (link: Element) => observed.add(link);
  unobserve = (link: Element) => observed.delete(link);
  disconnect = () => observed.clear();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  window.docusaurus = {preload: vi.fn(), prefetch} as never;
  prefetch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('prefetches what is in view once the list has stayed, each once, and no other sites', () => {
  const current = document.createElement('div');
  current.innerHTML =
    '<a href="/email/webmail#a">1</a><a href="/email">2</a><a href="https://example.org/x">3</a>';
  const links = [...current.querySelectorAll('a')];
  const root = {current};
  const {rerender} = renderHook(({list}) => usePrefetchInView(root, list), {
    initialProps: {list: {}},
  });
  vi.advanceTimersByTime(quiet - 1);
  rerender({list: {}});
  vi.advanceTimersByTime(quiet - 1);
  show(links);
  expect(prefetch).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  show([links[0]!, links[2]!]);
  show(links);
  expect(prefetch.mock.calls).toEqual([['/email/webmail'], ['/email']]);
});
