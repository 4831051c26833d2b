/** The pictures of a page's steps by unit, see `unitOf`: `webmail 2`. All have the same size. */
export type StepPictures = Readonly<
  Record<
    string,
    {
      src: string;
      /** Size in CSS pixels. */
      width: number;
      height: number;
      /** Left, top, width and height of what the step uses, in percent of the picture. */
      box: readonly [number, number, number, number];
    }
  >
>;

/** Loads the pictures of a page's steps. The build passes it to each `Steps` of a page that has some. */
export type LoadStepPictures = () => Promise<{default: StepPictures}>;
