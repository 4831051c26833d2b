/** A picture as the build delivers it: addresses of its widths and its natural size in pixels. */
export interface Picture {
  src: string;
  /** Empty for a picture that exists in one size only, such as SVG. */
  srcSet: string;
  width: number;
  height: number;
}

/** Place of a marker: percent of the picture's width and height from the top left corner. */
export type MarkerPosition = readonly [x: number, y: number];

/** Upper limit of the width at which pages show a picture. */
export const pictureSizes = '(width > 62rem) 46rem, 100vw';
