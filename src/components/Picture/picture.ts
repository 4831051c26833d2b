import type {MarkerPosition} from '@portal/common/pictures/collisions';

/** A picture as the build outputs it: addresses of its widths and its natural size in pixels. */
export interface Picture {
  src: string;
  /** Empty for a picture with a single size, such as SVG. */
  srcSet: string;
  width: number;
  height: number;
  /** Address of a still, for a picture that never stops moving. */
  still?: string;
}

/** Greatest width of a picture in a page, in CSS pixels. */
const columnWidth = 736;

/** Returns the upper limit of the width at which pages show a picture, for the browser's choice of a file. */
export const pictureSizes = ({width}: Picture): string =>
  width < columnWidth ? `min(${width}px, 100vw)` : '(width > 62rem) 46rem, 100vw';

/** A picture that a walk took, with the places of its numbers. */
export interface RecordedPicture {
  picture: Picture;
  markers: readonly MarkerPosition[];
}
