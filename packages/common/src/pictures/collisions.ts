/** Place of a marker: percent of the picture's width and height from the top left corner. */
export type MarkerPosition = readonly [x: number, y: number];

/** The narrowest screen: widths of a picture and of a number on it, in CSS pixels. */
const phone = {picture: 286, number: 16};

/** Returns pairs of numbers that overlap on a phone. `size` is the size of the picture in pixels. */
export function collisions(
  markers: readonly MarkerPosition[],
  size: {width: number; height: number},
): [number, number][] {
  const width = Math.min(phone.picture, size.width);
  const height = (width * size.height) / size.width;
  return markers.flatMap(([x, y], index) =>
    markers.slice(index + 1).flatMap(([otherX, otherY], offset): [number, number][] => {
      const distance = Math.hypot(((x - otherX) / 100) * width, ((y - otherY) / 100) * height);
      return distance < phone.number ? [[index + 1, index + offset + 2]] : [];
    }),
  );
}
