import type {ExerciseId} from '../../../../src/lessons';
import type {Pane, Project} from '../../../../src/project';

/** What a trainee might hand in, and how the checks should judge it. */
export interface Answer {
  name: string;
  /** Whole files, or changes to the model page; files not named are the model's. */
  files: Partial<Record<Pane, string | ((model: string) => string)>>;
  /** Whether the model is the page before the exercise or (default) its solution. */
  from?: 'before' | 'after';
  /** Goals not met, by index, with a part of the hint; none for a right answer. */
  unmet?: Record<number, string>;
}

export type Answers = Partial<Record<ExerciseId, readonly Answer[]>>;

/** The files that an answer hands in. */
export function filesOf(
  {files, from = 'after'}: Answer,
  models: {before: Project; after: Project},
): Project {
  const project = {...models[from]};
  for (const [pane, change] of Object.entries(files) as [
    Pane,
    string | ((model: string) => string),
  ][]) {
    project[pane] = typeof change === 'string' ? change : change(project[pane]);
  }
  return project;
}

/** Replaces text that must be there: an answer that changes nothing would test nothing. */
export function swap(find: string | RegExp, replacement: string): (model: string) => string {
  return (model) => {
    const result = model.replace(find, replacement);
    if (result === model) throw new Error(`The model page does not contain ${find}`);
    return result;
  };
}

/** Appends to a file. */
export function add(text: string): (model: string) => string {
  return (model) => `${model}\n${text}\n`;
}
