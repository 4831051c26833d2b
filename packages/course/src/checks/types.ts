import type {Edit} from '../edits';
import type {ExerciseId} from '../lessons';
import type {Pane, Project} from '../project';
import type {DocumentInfo, ElementInfo} from '../sandbox/protocol';

/** A trainee's page, rendered and running. */
export interface Page {
  document(): Promise<DocumentInfo>;
  /** Returns elements in document order. `styles` names the computed properties to include. */
  all(selector: string, ...styles: string[]): Promise<ElementInfo[]>;
  /** Returns the first of them, or null. */
  first(selector: string, ...styles: string[]): Promise<ElementInfo | null>;
  /** Clicks the element at `index`. Resolves to false if there is none. */
  click(selector: string, index?: number): Promise<boolean>;
  /** Returns the lines written with `console.log` and the like. */
  output(): string[];
}

export interface OpenOptions {
  /** Width of the window in CSS pixels. */
  width?: number;
  /** Hour of the day on the page's clock, by default that of the device. */
  hour?: number;
  /** Opens the page without script.js, to check what it says without it. */
  withoutScript?: boolean;
  /** Opens the page without style.css, to find the browser's own styles. */
  withoutStyle?: boolean;
}

/** What a check examines. */
export interface Subject {
  project: Project;
  /** The page in a desktop-sized window, for reading only: all checks of a run share it. */
  page: Page;
  /** Opens a fresh page, for clicks or another width. */
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
  /** Panes that the editor shows. The first one is open. */
  panes: readonly Pane[];
  checks: readonly Check[];
  solution: readonly Edit[];
  /** For the instructor: the topic of the exercise and common difficulties. */
  explanation: string;
}
