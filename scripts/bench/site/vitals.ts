/** Figures of a page load, from what the browser's performance observers report. */
import {percentile} from '../lib/stats';

export interface Vitals {
  /** Seconds until the largest text or picture was painted. */
  largestPaint: number;
  /** Milliseconds of tasks beyond 50 ms each, after the first paint. */
  blocking: number;
  shift: number;
}

/** The used fields of a performance observer's entry. */
export interface Entry {
  type: string;
  name: string;
  /** Milliseconds since the navigation began. */
  start: number;
  duration: number;
  /** Of a layout shift: how much moved how far. */
  value: number;
}

/** Types of the entries that {@link vitalsOf} reads. */
export const entryTypes = ['largest-contentful-paint', 'paint', 'longtask', 'layout-shift'];

/** Part of a task in milliseconds that a reader does not notice. */
const unnoticed = 50;

/** Returns the total blocking time: the noticeable part of all tasks after the first paint. */
function blockingTime(tasks: readonly Entry[], firstPaint: number): number {
  return tasks.reduce((total, {start, duration}) => {
    const after = Math.min(duration, start + duration - firstPaint);
    return total + Math.max(0, after - unnoticed);
  }, 0);
}

/** Returns the figures of one load. */
export function vitalsOf(entries: readonly Entry[]): Vitals {
  const of = (wanted: string) => entries.filter(({type}) => type === wanted);
  const first = of('paint').find(({name}) => name === 'first-contentful-paint');
  const largest = of('largest-contentful-paint').at(-1);
  return {
    largestPaint: (largest?.start ?? Number.NaN) / 1000,
    blocking: blockingTime(of('longtask'), first?.start ?? 0),
    shift: of('layout-shift').reduce((total, {value}) => total + value, 0),
  };
}

/** Returns the median of each figure. */
export function medianVitals(runs: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    );
  return {largestPaint: of('largestPaint'), blocking: of('blocking'), shift: of('shift')};
}
