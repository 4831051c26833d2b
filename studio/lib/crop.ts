/** Chooses the part of the screen that a step's picture shows: what the step clicks, with what belongs to it. */
import type {Box} from './markerPlaces';

/** Size of every picture of a step, in CSS pixels. */
export const cropSize = {width: 390, height: 300};

/** How small the screen may be drawn to show where the step is. */
const scales = [1, 0.85, 0.7];
/** Space around what is shown, where there is room. */
const pad = 12;
/** How much of a wide field is shown beside its name at least. */
const partOfField = 120;
/** The frame around an element with the gap between them. A name within it is framed as well. */
export const frameWidth = 6;

interface Span {
  from: number;
  to: number;
}

export interface Surroundings {
  /** The boxes of the elements that contain the target, from inside to outside. */
  around: readonly Box[];
  /** The boxes of the frames around it. Nothing outside of the innermost is shown. */
  frames: readonly Box[];
  /** The name of the field. */
  label?: Box;
  /** What says where on the screen the target is, the nearest first: the title of a dialogue, the open tab, a heading. */
  landmarks?: readonly Box[];
  view: {width: number; height: number};
}

const length = ({from, to}: Span) => to - from;
const across = ({x, width}: Box): Span => ({from: x, to: x + width});
const down = ({y, height}: Box): Span => ({from: y, to: y + height});
const both = (a: Span, b: Span): Span => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

/** Returns whether a box lies in another one, with a margin on each side. */
export const isInside = (box: Box, outer: Box, margin = 0): boolean =>
  [across, down].every(
    (of) => of(box).from >= of(outer).from + margin && of(box).to <= of(outer).to - margin,
  );

/** Returns the smallest box that contains two. */
export function union(a: Box, b: Box): Box {
  const [x, y] = [both(across(a), across(b)), both(down(a), down(b))];
  return {x: x.from, y: y.from, width: length(x), height: length(y)};
}

/** Returns where a picture begins along one axis. */
function begin(
  target: Span,
  size: number,
  of: (box: Box) => Span,
  {around, frames, label}: Surroundings,
  landmark: Box | undefined,
  view: number,
): number {
  const room = size - 2 * pad;
  const named = (span: Span) => (label ? both(span, of(label)) : span);
  const placed = (span: Span) => (landmark ? both(span, of(landmark)) : span);
  const part = {from: target.from, to: Math.min(target.to, target.from + partOfField)};
  const wanted =
    [placed(named(target)), placed(named(part)), named(target), named(part), target].find(
      (span) => length(span) <= room,
    ) ?? part;
  // A menu or a dialogue is shown whole if it fits.
  const shown = around
    .map(of)
    .map((span) => both(span, wanted))
    .filter((span) => length(span) <= room)
    .reduce((a, b) => (length(b) > length(a) ? b : a), wanted);
  const isCut = target.to > wanted.to;
  let start = isCut ? shown.from - pad : (shown.from + shown.to - size) / 2;
  // Beside what is larger, nothing is shown.
  const [outer] = around
    .map(of)
    .filter((span) => length(span) >= size && span.from <= shown.from && span.to >= shown.to)
    .sort((a, b) => length(a) - length(b));
  for (const {from, to} of [
    ...(outer ? [{from: outer.from - pad, to: outer.to + pad}] : []),
    ...frames
      .map(of)
      .filter((span) => length(span) >= size)
      .reverse(),
    {from: 0, to: Math.max(view, size)},
  ]) {
    start = Math.min(Math.max(start, from), to - size);
  }
  return Math.round(start);
}

/**
 * Returns the part of the window to show, in whole CSS pixels. `target` is what an action uses. As much as possible of
 * the target, its name and a landmark is shown, and the whole as large as that allows.
 */
export function cropAround(target: Box, surroundings: Surroundings): Box {
  const {view, label, landmarks = []} = surroundings;
  // A part that is drawn smaller has the shape of the picture.
  const fits = (scale: number) =>
    scale === 1 || (cropSize.width <= view.width * scale && cropSize.height <= view.height * scale);
  const [nearest, next] = landmarks;
  const wanted = [nearest && next && union(nearest, next), ...landmarks, undefined];
  const crops = scales.filter(fits).flatMap((scale) =>
    wanted.map((landmark): Box => {
      const width = Math.min(Math.round(cropSize.width / scale), view.width);
      const height = Math.min(Math.round(cropSize.height / scale), view.height);
      return {
        x: begin(across(target), width, across, surroundings, landmark, view.width),
        y: begin(down(target), height, down, surroundings, landmark, view.height),
        width,
        height,
      };
    }),
  );
  const start = {...target, width: Math.min(target.width, partOfField), height: 1};
  const worth = (crop: Box) =>
    4 * Number(isInside(start, crop)) +
    3 * Number(!label || isInside(label, crop)) +
    2 * Number(landmarks.some((landmark) => isInside(landmark, crop))) +
    Number(isInside(target, crop));
  return crops.reduce((best, crop) => (worth(crop) > worth(best) ? crop : best));
}

/** Returns the box to frame: the target, and its name where the frame would cover it. */
export function framed(target: Box, label?: Box): Box {
  const grown = {
    x: target.x - frameWidth,
    y: target.y - frameWidth,
    width: target.width + 2 * frameWidth,
    height: target.height + 2 * frameWidth,
  };
  const touches =
    label &&
    [across, down].every((of) => of(label).from < of(grown).to && of(label).to > of(grown).from);
  if (!touches) {
    return target;
  }
  return union(target, label);
}

/** Returns left, top, width and height of a box in percent of a picture, of the part that the picture shows. */
export function placeOf(box: Box, crop: Box): [number, number, number, number] {
  const part = (of: (one: Box) => Span) => {
    const whole = of(crop);
    const from = Math.max(of(box).from, whole.from + frameWidth);
    const to = Math.min(of(box).to, whole.to - frameWidth);
    return [from - whole.from, to - from].map(
      (value) => Math.round((value / length(whole)) * 1000) / 10,
    );
  };
  const [[left, width], [top, height]] = [part(across), part(down)];
  return [left!, top!, width!, height!];
}
