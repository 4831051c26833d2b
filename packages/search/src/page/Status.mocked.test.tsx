// @vitest-environment jsdom
import {act, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchResult} from '../wire/types';
import {quiet} from '../hooks/useQuiet';
import Status from './Status';

vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (count: number, text: string) => `${count}: ${text}`}),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const answer = (query: string, nbHits: number) => ({query, nbHits}) as SearchResult;
const status = (
  now: 'waiting' | 'slow' | 'done',
  result: SearchResult | null,
  shortened: string | null = null,
) => <Status status={now} result={result} shortened={shortened} onRetry={() => {}} />;
const region = () => document.querySelector('[aria-live]')!;
const heard = () => region().textContent;
const rest = () =>
  act(() => {
    vi.advanceTimersByTime(quiet);
  });

it('shows the last count until the next one is there, and says the one at which the typing rests', () => {
  const {container, rerender} = render(status('done', answer('p', 9)));
  const seen = () => container.querySelector('p:not([aria-live])')?.textContent;
  expect(seen()).toMatch(/^9/);
  rerender(status('waiting', answer('p', 9)));
  expect(seen()).toMatch(/^9/);
  rerender(status('done', answer('pa', 5)));
  expect(seen()).toMatch(/^5/);
  expect(heard()).toBe('');
  rest();
  expect(heard()).toMatch(/^5/);
  rerender(status('slow', answer('pa', 5)));
  expect(seen()).not.toMatch(/^5/);
});

it('says the same count of the same query in another manual again, and none while it waits', () => {
  const {rerender} = render(status('done', answer('p', 0)));
  rest();
  const first = region().firstChild;
  rerender(status('waiting', answer('p', 0)));
  rerender(status('done', answer('p', 0)));
  rest();
  expect(heard()).toBeTruthy();
  expect(region().firstChild).not.toBe(first);
});

it('says the same count of another query again', () => {
  const {rerender} = render(status('done', answer('p', 9)));
  rest();
  const first = region().firstChild;
  rerender(status('done', answer('pa', 9)));
  rest();
  expect(heard()).toMatch(/^9/);
  expect(region().firstChild).not.toBe(first);
});

it('says to what a query was shortened, in the same message', () => {
  const {rerender} = render(status('done', answer('bild seite', 9), 'bild seite'));
  rest();
  expect(heard()).toMatch(/«bild seite»\. 9/);
  rerender(status('done', answer('bild', 9), 'bild seite'));
  rest();
  expect(heard()).toMatch(/^9/);
});
