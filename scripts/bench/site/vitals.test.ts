import {describe, expect, it} from 'vitest';
import {medianVitals, vitalsOf, type Entry} from './vitals';

const entry = (type: string, start: number, rest: Partial<Entry> = {}): Entry => ({
  type,
  name: '',
  start,
  duration: 0,
  value: 0,
  ...rest,
});
const firstPaint = (start: number) => entry('paint', start, {name: 'first-contentful-paint'});

describe('vitalsOf', () => {
  it('takes the last of the largest paints and adds up the shifts', () => {
    const entries = [
      entry('largest-contentful-paint', 300),
      entry('largest-contentful-paint', 700),
      entry('layout-shift', 0, {value: 0.1}),
      entry('layout-shift', 0, {value: 0.2}),
    ];
    expect(vitalsOf(entries)).toMatchObject({largestPaint: 0.7, shift: expect.closeTo(0.3)});
  });

  it('counts what tasks take beyond 50 ms', () => {
    const tasks = [80, 40, 150].map((duration, i) => entry('longtask', 200 * (i + 1), {duration}));
    expect(vitalsOf([firstPaint(100), ...tasks]).blocking).toBe(130);
  });

  it('counts only what comes after the first paint', () => {
    const blocking = (duration: number) =>
      vitalsOf([firstPaint(120), entry('longtask', 0, {duration})]).blocking;
    expect(blocking(200)).toBe(30);
    expect(blocking(100)).toBe(0);
  });
});

it('takes the median of each figure of a page by itself', () => {
  const runs = [
    {largestPaint: 1, blocking: 30, shift: 0},
    {largestPaint: 3, blocking: 10, shift: 0.5},
    {largestPaint: 2, blocking: 20, shift: 0},
  ];
  expect(medianVitals(runs)).toEqual({largestPaint: 2, blocking: 20, shift: 0});
});
