/** The part of the screen that an action is about, just before it. All have the same size. */
export interface Screen {
  src: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Left, top, width and height of what the action uses, in percent of the picture. */
  box: readonly [number, number, number, number];
}

/** One thing that a reader does at a step. */
export interface StepAction {
  /** The words of the sentence that name it. Empty if nobody noted them. */
  label: string;
  /** Whether it belongs to those that a reader does on a phone, in place of the others. */
  phone?: boolean;
  screen?: Screen;
}

/** What the steps of a page do, in order, by unit, see `unitOf`: `webmail 2`. */
export type StepActions = Readonly<Record<string, readonly StepAction[]>>;

/** Loads what the steps of a page do. The build passes it to each `Steps` of a page with a walk. */
export type LoadStepActions = () => Promise<{default: StepActions}>;
