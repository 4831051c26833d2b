import {describe, expect, it} from 'vitest';
import {percentile, spread} from './stats';

describe('percentile', () => {
  const hundred = Array.from({length: 100}, (_, i) => 100 - i);

  it('is the value at that share of the sorted numbers', () => {
    expect(percentile(hundred, 0)).toBe(1);
    expect(percentile(hundred, 0.5)).toBe(51);
    expect(percentile(hundred, 0.95)).toBe(96);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([5, 1, 3], 0.5)).toBe(3);
    expect(percentile([5, 1, 3], 1)).toBe(5);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it('leaves the numbers as they are', () => {
    const numbers = [3, 1, 2];
    percentile(numbers, 0.5);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

describe('spread', () => {
  it('rounds to a tenth', () => {
    expect(spread([1.26, 1.26])).toEqual({p50: 1.3, p95: 1.3});
  });
});
