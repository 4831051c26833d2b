import {describe, expect, it} from 'vitest';
import {byteRange} from './byteRange';

describe('byteRange', () => {
  it('reads the three forms', () => {
    expect(byteRange('bytes=0-9', 100)).toEqual({start: 0, end: 9});
    expect(byteRange('bytes=90-', 100)).toEqual({start: 90, end: 99});
    expect(byteRange('bytes=-5', 100)).toEqual({start: 95, end: 99});
    expect(byteRange('bytes=50-500', 100)).toEqual({start: 50, end: 99});
  });

  it('ignores what it cannot serve', () => {
    for (const header of [undefined, 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=200-300']) {
      expect(byteRange(header, 100)).toBeNull();
    }
  });
});
