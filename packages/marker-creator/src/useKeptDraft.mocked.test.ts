// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {saveDraft, type Draft} from './io/draft';
import {emptyProject} from './model/project';
import {useKeptDraft} from './useKeptDraft';

vi.mock('./io/draft', () => ({saveDraft: vi.fn(() => Promise.resolve(true))}));

const draft = (alt: string): Draft => ({project: {...emptyProject, alt}, picture: null});
const kept = () => vi.mocked(saveDraft).mock.calls.map(([{project}]) => project.alt);
const start = () => {
  const initialProps: {work: Draft | null} = {work: draft('a')};
  return renderHook(({work}) => useKeptDraft(work), {initialProps});
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(saveDraft).mockClear();
});
afterEach(() => void vi.useRealTimers());

it('keeps a change at once, and steady typing now and then', () => {
  const {rerender} = start();
  expect(kept()).toEqual(['a']);
  for (let length = 2; length <= 20; length += 1) {
    vi.advanceTimersByTime(150);
    rerender({work: draft('a'.repeat(length))});
  }
  expect(kept().length).toBeGreaterThan(2);
  expect(kept().length).toBeLessThan(6);
});

it.each([
  ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
  ['the program goes away', (unmount: () => void) => unmount()],
])('keeps the last change when %s', (_, leave) => {
  const {rerender, unmount} = start();
  rerender({work: draft('b')});
  expect(kept()).toEqual(['a']);
  leave(unmount);
  expect(kept()).toEqual(['a', 'b']);
});

it('keeps nothing more once there is no work', () => {
  const {rerender} = start();
  rerender({work: draft('b')});
  rerender({work: null});
  vi.advanceTimersByTime(5000);
  expect(kept()).toEqual(['a']);
});

it('says so when the browser refuses', async () => {
  vi.mocked(saveDraft).mockResolvedValueOnce(false);
  const {result} = start();
  await act(() => Promise.resolve());
  expect(result.current).toBe(true);
});
