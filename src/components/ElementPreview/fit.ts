/**
 * How a device of `width` CSS pixels is shown in `room` pixels: at its own
 * width where that fits, else scaled down. Without a device it takes the room.
 */
export function fit(width: number | null, room: number): {width: number | null; scale: number} {
  if (width === null || room === 0) {
    return {width, scale: 1};
  }
  return {width, scale: Math.min(1, room / width)};
}
