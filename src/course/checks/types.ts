import type {Edit} from '../edits';
import type {ExerciseId} from '../lessons';
import type {Pane, Project} from '../project';
import type {DocumentInfo, ElementInfo} from '../sandbox/protocol';

/** A trainee's page, rendered and running. */
export interface Page {
  document(): Promise<DocumentInfo>;
  /** Elements in document order; `styles` names computed properties wanted. */
  all(selector: string, ...styles: string[]): Promise<ElementInfo[]>;
  /** The first of them, or null. */
  first(selector: string, ...styles: string[]): Promise<ElementInfo | null>;
  /** Clicks the element at `index`; false where there is none. */
  click(selector: string, index?: number): Promise<boolean>;
  /** Lines written with `console.log` and its siblings. */
  output(): string[];
}

export interface OpenOptions {
  /** Width of the window in CSS pixels. */
  width?: number;
  /** Hour of the day on the page's clock; without it, the clock of the device. */
  hour?: number;
  /** Leaves script.js away: what does the page say without it? */
  withoutScript?: boolean;
  /** Leaves style.css away: what is the browser's own? */
  withoutStyle?: boolean;
}

/** What a check looks at. */
export interface Subject {
  project: Project;
  /** The page in a computer-wide window, for looking only: all checks of a run share it. */
  page: Page;
  /** A fresh page, for clicking or another width. */
  open(options?: OpenOptions): Promise<Page>;
}

/** Met, or a friendly sentence about what is missing. */
export type Verdict = true | string;

export interface Check {
  /** The goal as the trainee reads it. */
  goal: string;
  test(subject: Subject): Promise<Verdict>;
}

export interface Exercise {
  id: ExerciseId;
  /** Panes that the editor shows; the first is open. */
  panes: readonly Pane[];
  checks: readonly Check[];
  solution: readonly Edit[];
  /** For the instructor: what the exercise is about, what trainees stumble over. */
  explanation: string;
}
