/** Chooses the part of the screen that a step's picture shows: what the step clicks, with what belongs to it. */
import type {Box} from './markerPlaces';

/** Size of every picture of a step, in CSS pixels. */
export const cropSize = {width: 390, height: 300};

/** Space around what is shown, where there is room. */
const pad = 12;
/** How much of a wide field is shown beside its name at least. */
const partOfField = 120;

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
  view: {width: number; height: number};
}

const length = ({from, to}: Span) => to - from;
const across = ({x, width}: Box): Span => ({from: x, to: x + width});
const down = ({y, height}: Box): Span => ({from: y, to: y + height});
const both = (a: Span, b: Span): Span => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
});

/** Returns where a picture begins along one axis. */
function begin(
  target: Span,
  size: number,
  of: (box: Box) => Span,
  {around, frames, label}: Surroundings,
  view: number,
): number {
  const room = size - 2 * pad;
  const withLabel = label ? both(target, of(label)) : target;
  const part = {from: target.from, to: Math.min(target.to, target.from + partOfField)};
  const withPart = label ? both(part, of(label)) : part;
  const named = [withLabel, withPart, target].find((span) => length(span) <= room) ?? part;
  // A menu or a dialogue is shown whole if it fits.
  const shown = around
    .map(of)
    .map((span) => both(span, named))
    .filter((span) => length(span) <= room)
    .reduce((a, b) => (length(b) > length(a) ? b : a), named);
  const isCut = length(target) > room || named === withPart;
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

/** Returns the part of the window to show, in whole CSS pixels. `target` is what the step clicks. */
export function cropAround(target: Box, surroundings: Surroundings): Box {
  const {view} = surroundings;
  const width = Math.min(cropSize.width, view.width);
  const height = Math.min(cropSize.height, view.height);
  return {
    x: begin(across(target), width, across, surroundings, view.width),
    y: begin(down(target), height, down, surroundings, view.height),
    width,
    height,
  };
}

/** Returns the place of the click in percent of the picture: the middle of the part of the target that it shows. */
export function placeOf(target: Box, crop: Box): [number, number] {
  const middle = ({from, to}: Span, inside: Span) => {
    const point = (Math.max(from, inside.from) + Math.min(to, inside.to)) / 2;
    return Math.round(((point - inside.from) / length(inside)) * 1000) / 10;
  };
  return [middle(across(target), across(crop)), middle(down(target), down(crop))];
}
