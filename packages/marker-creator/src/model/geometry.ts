/** Places and areas are fractions (0 to 1) of the loaded picture, from its top left corner. */

export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

/** The uncropped picture. */
export const wholePicture: Area = {x: 0, y: 0, width: 1, height: 1};

/** Smallest side of a crop, as a fraction of the picture. */
export const smallestSide = 0.02;

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Returns the nearest point on the picture. */
export function clampPoint({x, y}: Point): Point {
  return {x: clamp(x), y: clamp(y)};
}

/** Returns the nearest area on the picture that is not too small. */
export function clampArea(area: Area): Area {
  const width = clamp(area.width, smallestSide);
  const height = clamp(area.height, smallestSide);
  return {x: clamp(area.x, 0, 1 - width), y: clamp(area.y, 0, 1 - height), width, height};
}

/**
 * Returns the area with one number replaced. If it no longer fits on the picture, the other number of that direction
 * changes too.
 */
export function withNumber(area: Area, key: keyof Area, value: number): Area {
  const next = {...area, [key]: value};
  if (key === 'x') {
    next.width = Math.min(area.width, 1 - value);
  } else if (key === 'y') {
    next.height = Math.min(area.height, 1 - value);
  }
  return clampArea(next);
}

/** Returns the area between two opposite corners. A corner beside the picture counts as the nearest place on it. */
export function areaBetween(from: Point, to: Point): Area {
  const a = clampPoint(from);
  const b = clampPoint(to);
  return clampArea({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  });
}

/** Returns percent with one decimal, as snippets use it. */
const percent = (fraction: number) => Math.round(fraction * 1000) / 10;

/** Returns a place of the picture in percent of the crop. A place outside the crop moves to its edge. */
export function toPercent(point: Point, crop: Area): [number, number] {
  return [
    percent(clamp((point.x - crop.x) / crop.width)),
    percent(clamp((point.y - crop.y) / crop.height)),
  ];
}

/** Returns a place in percent of the crop as a place of the picture. */
export function fromPercent([x, y]: readonly [number, number], crop: Area): Point {
  return {x: crop.x + (x / 100) * crop.width, y: crop.y + (y / 100) * crop.height};
}

/** Returns the middle of an area. */
export function middle({x, y, width, height}: Area): Point {
  return {x: x + width / 2, y: y + height / 2};
}

/** Returns the common part of two areas, or null if there is none. */
export function overlap(a: Area, b: Area): Area | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? {x, y, width, height} : null;
}

/** Returns whether a place is in an area or on its edge. */
export function contains(area: Area, {x, y}: Point): boolean {
  return x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;
}

const steps: Record<string, Point> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/**
 * Returns where an arrow key moves a place. With Shift, it moves ten times as far. Returns undefined for another key.
 */
export function moveByKey(point: Point, key: string, shift: boolean): Point | undefined {
  const step = steps[key];
  const size = shift ? 0.02 : 0.002;
  return step && clampPoint({x: point.x + step.x * size, y: point.y + step.y * size});
}
