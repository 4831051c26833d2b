import {describe, expect, it} from 'vitest';
import {markerPlaces, type Box, type Grey} from './markerPlaces';

/** Returns a white picture of 200 × 100 pixels with striped boxes. */
function draw(...boxes: Box[]): Grey {
  const [width, height] = [200, 100];
  const data = new Uint8Array(width * height).fill(255);
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      for (let x = box.x; x < box.x + box.width; x += 2) {
        data[y * width + x] = 0;
      }
    }
  }
  return {data, width, height};
}

const button = {x: 70, y: 40, width: 60, height: 20};

describe('markerPlaces', () => {
  it('puts a number to the left of its target', () => {
    expect(markerPlaces([button], draw(button))).toEqual([[27.5, 50]]);
  });

  it('goes to the right where something is on the left', () => {
    const text = {x: 30, y: 0, width: 38, height: 100};
    expect(markerPlaces([button], draw(button, text))).toEqual([[72.5, 50]]);
  });

  it('goes above or below an icon, because others stand beside it', () => {
    const icons = [40, 80, 120].map((x) => ({x, y: 40, width: 20, height: 20}));
    const [[x, y]] = markerPlaces([icons[1]!], draw(...icons)) as [[number, number]];
    expect(x).toBe(45);
    expect(Math.abs(y - 50)).toBeGreaterThan(20);
  });

  it('stays beside a short word, which is as small as an icon', () => {
    const word = {x: 20, y: 40, width: 44, height: 18};
    expect(markerPlaces([word], draw(word))).toEqual([[2.5, 49]]);
  });

  it('moves into the empty edge of a target rather than over its neighbour', () => {
    const padded = {x: 70, y: 0, width: 60, height: 100};
    const content = {x: 95, y: 0, width: 10, height: 100};
    const neighbours = [40, 132].map((x) => ({x, y: 0, width: 28, height: 100}));
    const [[x]] = markerPlaces([padded], draw(content, ...neighbours)) as [[number, number]];
    expect(x * 2).toBeGreaterThan(75);
    expect(x * 2).toBeLessThan(125);
  });

  it('never puts two numbers on the same place', () => {
    const [first, second] = markerPlaces([button, button], draw(button));
    expect(first).not.toEqual(second);
  });

  it('keeps numbers apart where a telephone shows a wide picture small', () => {
    const [width, height] = [760, 520];
    const wide = {data: new Uint8Array(width * height).fill(255), width, height};
    const rows = [100, 130].map((y) => ({x: 300, y, width: 60, height: 20}));
    const [first, second] = markerPlaces(rows, wide).map(([x, y]) => [
      (x / 100) * 288,
      (y / 100) * 288 * (height / width),
    ]);
    expect(Math.hypot(first![0]! - second![0]!, first![1]! - second![1]!)).toBeGreaterThan(19);
  });

  it('leaves the corner of the button that enlarges to it', () => {
    const low = {x: 120, y: 62, width: 40, height: 20};
    const left = {x: 80, y: 40, width: 38, height: 60};
    const [[x, y]] = markerPlaces([low], draw(low, left)) as [[number, number]];
    expect(Math.hypot(x * 2 - 172, y - 72)).toBeGreaterThan(28);
  });

  it('stays in the picture', () => {
    const wide = {x: 0, y: 40, width: 200, height: 20};
    const [[x, y]] = markerPlaces([wide], draw(wide)) as [[number, number]];
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBe(25);
  });
});
