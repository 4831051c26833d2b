import {describe, expect, it} from 'vitest';
import {cropAround, framed, isInside, placeOf} from './crop';
import type {Box} from './markerPlaces';

const view = {width: 1280, height: 900};
const box = (x: number, y: number, width: number, height: number): Box => ({x, y, width, height});
const crop = (
  target: Box,
  around: Box[] = [],
  more: {frames?: Box[]; label?: Box; landmarks?: Box[]} = {},
) => cropAround(target, {around: [target, ...around], frames: [], view, ...more});

describe('cropAround', () => {
  it('shows what is clicked in the middle', () => {
    const button = box(600, 400, 80, 30);
    const shown = crop(button, [box(0, 0, 1280, 900)]);
    expect(shown).toEqual(box(445, 265, 390, 300));
    expect(placeOf(button, shown)).toEqual([39.7, 45, 20.5, 10]);
  });

  it('shows a menu whole that fits, and the click at its edge', () => {
    const shown = crop(box(510, 210, 40, 20), [box(500, 200, 300, 250)]);
    expect(shown).toEqual(box(455, 175, 390, 300));
  });

  it('shows nothing beside a dialogue or a frame that is larger', () => {
    const button = box(420, 320, 60, 30);
    expect(crop(button, [box(400, 300, 500, 400)])).toMatchObject({x: 388, y: 288});
    expect(crop(button, [], {frames: [box(400, 300, 500, 400)]})).toMatchObject({x: 400, y: 300});
  });

  it('begins with the name of a wide field', () => {
    const field = box(500, 400, 700, 30);
    const row = box(300, 390, 900, 50);
    expect(crop(field, [row]).x).toBe(488);
    expect(crop(field, [row], {label: box(310, 400, 100, 20)}).x).toBe(298);
    const far = crop(field, [row], {label: box(20, 400, 100, 20)});
    expect(far.x).toBe(488);
  });

  it('shows what says where it is, smaller if it must, and leaves it out if it is too far', () => {
    const button = box(600, 400, 80, 30);
    for (const [distance, width] of [
      [100, 390],
      [350, 557],
    ]) {
      const title = box(600, 400 - distance!, 120, 20);
      const shown = crop(button, [], {landmarks: [title]});
      expect(shown.width).toBe(width);
      expect(isInside(title, shown) && isInside(button, shown)).toBe(true);
    }
    expect(crop(button, [], {landmarks: [box(20, 30, 120, 20)]}).width).toBe(390);
  });

  it('stays in the window', () => {
    expect(crop(box(0, 0, 20, 20))).toMatchObject({x: 0, y: 0});
    expect(crop(box(1270, 890, 10, 10))).toMatchObject({x: 890, y: 600});
  });

  it('frames the part of a wide field that is shown', () => {
    const field = box(500, 400, 900, 30);
    const [left, , width] = placeOf(field, crop(field));
    expect(left + width).toBeLessThan(100);
  });

  it('frames the name as well where the frame would cover it', () => {
    const field = box(500, 400, 200, 30);
    expect(framed(field, box(500, 370, 80, 20))).toEqual(field);
    expect(framed(field, box(480, 380, 80, 18))).toEqual(box(480, 380, 220, 50));
  });
});
