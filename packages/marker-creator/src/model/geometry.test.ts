import {describe, expect, it} from 'vitest';
import {
  areaBetween,
  clampArea,
  moveByKey,
  smallestSide,
  toPercent,
  wholePicture,
  withNumber,
} from './geometry';

const half = {x: 0.5, y: 0, width: 0.5, height: 1};

describe('percent', () => {
  it('is counted within the crop, with one decimal', () => {
    expect(toPercent({x: 0.12345, y: 0.3}, wholePicture)).toEqual([12.3, 30]);
    expect(toPercent({x: 0.75, y: 0.5}, half)).toEqual([50, 50]);
  });

  it('stays on the edge for a place outside of the crop', () => {
    expect(toPercent({x: 0.1, y: 0.5}, half)).toEqual([0, 50]);
  });
});

describe('areas', () => {
  it('span two corners, whichever comes first', () => {
    const area = areaBetween({x: 0.8, y: 0.9}, {x: 0.2, y: 0.4});
    expect(area.x).toBeCloseTo(0.2);
    expect(area.y).toBeCloseTo(0.4);
    expect(area.width).toBeCloseTo(0.6);
    expect(area.height).toBeCloseTo(0.5);
  });

  it('keep the corner where they begin when the other one leaves the picture', () => {
    expect(areaBetween({x: 0.5, y: 0.5}, {x: 1.3, y: 0.75})).toEqual({
      x: 0.5,
      y: 0.5,
      width: 0.5,
      height: 0.25,
    });
    expect(areaBetween({x: 0.5, y: 0.5}, {x: 0.25, y: -1})).toEqual({
      x: 0.25,
      y: 0,
      width: 0.25,
      height: 0.5,
    });
  });

  it('stay on the picture and do not vanish', () => {
    expect(clampArea({x: 0.9, y: -1, width: 0.5, height: 0})).toEqual({
      x: 0.5,
      y: 0,
      width: 0.5,
      height: smallestSide,
    });
  });

  it('make room for a number that was given', () => {
    expect(withNumber(wholePicture, 'x', 0.25)).toEqual({...wholePicture, x: 0.25, width: 0.75});
    expect(withNumber(wholePicture, 'y', 0.5)).toEqual({...wholePicture, y: 0.5, height: 0.5});
    expect(withNumber(half, 'width', 0.75)).toEqual({...half, x: 0.25, width: 0.75});
    expect(withNumber(half, 'x', 0.25)).toEqual({...half, x: 0.25});
    expect(withNumber(half, 'x', 7)).toEqual({...half, x: 1 - smallestSide, width: smallestSide});
  });
});

describe('moveByKey', () => {
  it('moves further with Shift, and not beyond the edge', () => {
    const start = {x: 0.5, y: 0.001};
    const small = moveByKey(start, 'ArrowRight', false)?.x ?? 0;
    const large = moveByKey(start, 'ArrowRight', true)?.x ?? 0;
    expect(large - 0.5).toBeGreaterThan(5 * (small - 0.5));
    expect(moveByKey(start, 'ArrowUp', false)?.y).toBe(0);
  });
});
