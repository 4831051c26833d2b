// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {quiet, useQuiet} from './useQuiet';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

it('gives the last value once it has stayed', () => {
  const {result, rerender} = renderHook(({value}) => useQuiet(value, ''), {
    initialProps: {value: 'p'},
  });
  for (const value of ['pa', 'pas', 'pass']) {
    pass(quiet - 1);
    rerender({value});
    expect(result.current).toBe('');
  }
  pass(quiet);
  expect(result.current).toBe('pass');
});
