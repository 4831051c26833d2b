import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import type {Area} from './geometry';

/** Largest width of a picture in pages, in pixels. */
export const largestWidth = 2400;

/** Returns the size in pixels at which an area of a picture is exported. */
export function exportSize(picture: {width: number; height: number}, crop: Area) {
  const width = Math.max(1, Math.round(picture.width * crop.width));
  const height = Math.max(1, Math.round(picture.height * crop.height));
  const scale = Math.min(1, largestWidth / width, pictureLimits.side / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
