/** Finds places for the numbers on a picture: beside what they point at, where nothing else is. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** Brightness of every pixel, row by row. One pixel is one CSS pixel. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns the radius of a number with its rings, in pixels of a picture of this width. It is 13 in a picture of
 * natural size, and 9.5 where a telephone of 320 pixels shows the picture 288 pixels wide.
 */
const radiusIn = (width: number): number => Math.max(13, (width * 9.5) / 288);
/** Distance between a number and what it points at. */
const gap = 2;
/** What it costs to cover something: a number over text or an icon hides it. */
const covered = 4;
/** What a place above or below a wide target costs: there, a number seems to belong to another line. */
const otherLine = 20;
/** Up to this size, a target is an icon. Beside it there are often others, so its number stands above or below. */
const iconSize = 48;
/** What a place beside an icon costs. */
const besideIcon = 6;
/** From this many times its height, such a small target is a word. Its number stands beside it where there is room. */
const wordShape = 2;
/** What a place above or below a word costs. */
const aboveWord = 6;
/** How far a number may move into the target, where that is empty, in parts of its radius. */
const inwards = [0, 0.5, 1, 2];

/** Returns how much is drawn in the circle around a point: 0 for a plain area. */
function ink({data, width, height}: Grey, {x, y}: Point): number {
  const radius = radiusIn(width);
  let sum = 0;
  let count = 0;
  for (let row = Math.ceil(y - radius); row < y + radius; row += 1) {
    for (let column = Math.ceil(x - radius); column < x + radius; column += 1) {
      const isInside = row >= 0 && row + 1 < height && column >= 0 && column + 1 < width;
      if (isInside && (row - y) ** 2 + (column - x) ** 2 < radius ** 2) {
        const here = data[row * width + column]!;
        const change =
          Math.abs(here - data[row * width + column + 1]!) +
          Math.abs(here - data[(row + 1) * width + column]!);
        sum += Math.min(change, 80);
        count += 1;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}

type Candidate = Point & {extra: number};

/** Returns places around a box, the preferred ones first: left, right, above, below, and along its sides. */
function candidates({x, y, width, height}: Box, radius: number): Candidate[] {
  const isSmall = Math.max(width, height) <= iconSize;
  const isIcon = isSmall && width < wordShape * height;
  const beside = isIcon ? besideIcon : 0;
  const above = isIcon ? 0 : isSmall ? aboveWord : otherLine;
  const middle = y + height / 2;
  const rows = [
    middle,
    y + Math.min(radius, height / 2),
    y + height - Math.min(radius, height / 2),
  ];
  const columns = [0.5, 0, 1, 0.25, 0.75].map((part) => x + part * width);
  return inwards.flatMap((part) => {
    const reach = radius + gap - part * radius;
    return [
      ...rows.map((row) => ({x: x - reach, y: row, extra: beside})),
      ...rows.map((row) => ({x: x + width + reach, y: row, extra: beside})),
      ...columns.map((column) => ({x: column, y: y - reach, extra: above})),
      ...columns.map((column) => ({x: column, y: y + height + reach, extra: above})),
    ];
  });
}

/**
 * Returns the centre of each number in percent of the picture's size. Half of a number may stand outside of the
 * picture. The order of `targets` is that of the numbers.
 */
export function markerPlaces(targets: readonly Box[], picture: Grey): [number, number][] {
  const {width, height} = picture;
  const radius = radiusIn(width);
  // The first place belongs to the button that enlarges the picture.
  const taken: Point[] = [{x: width - 28, y: height - 28}];
  for (const target of targets) {
    const inside = ({x, y, extra}: Candidate): Candidate => ({
      extra,
      x: Math.min(Math.max(x, 0), width),
      y: Math.min(Math.max(y, 0), height),
    });
    const cost = (point: Candidate, rank: number) =>
      point.extra +
      covered * ink(picture, point) +
      rank / 4 +
      taken.filter((other) => Math.hypot(other.x - point.x, other.y - point.y) < 2 * radius + 6)
        .length *
        200;
    const [best] = candidates(target, radius)
      .map(inside)
      .map((point, rank) => ({point, cost: cost(point, rank)}))
      .sort((a, b) => a.cost - b.cost);
    taken.push(best!.point);
  }
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return taken.slice(1).map(({x, y}) => [percent(x, width), percent(y, height)]);
}
