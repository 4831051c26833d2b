/**
 * Returns the factor that scales a device of `width` CSS pixels down to `room` pixels. It is 1 if the device fits,
 * without a device, and before the room is measured.
 */
export const scaleFor = (width: number | undefined, room: number): number =>
  width && room ? Math.min(1, room / width) : 1;
