/**
 * Factor by which a device of `width` CSS pixels is scaled down to fit into `room` pixels.
 * 1 where it fits, without a device, and before the room is measured.
 */
export const scaleFor = (width: number | undefined, room: number): number =>
  width && room ? Math.min(1, room / width) : 1;
