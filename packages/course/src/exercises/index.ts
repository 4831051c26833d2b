import type {Exercise} from '../checks/types';
import {applyEdits} from '../edits';
import type {ExerciseId} from '../lessons';
import {firstProject, type Project} from '../project';
import {exercises as arbeitsunterlagen} from './arbeitsunterlagen';
import {exercises as htmlEinstieg} from './html-einstieg';
import {exercises as htmlInhalteEinfuegen} from './html-inhalte-einfuegen';
import {exercises as htmlInhaltStrukturieren} from './html-inhalt-strukturieren';
import {exercises as cssEinstieg} from './css-einstieg';
import {exercises as cssTheorie} from './css-theorie';
import {exercises as cssTypografie} from './css-typografie';
import {exercises as cssBorder} from './css-border';
import {exercises as cssLayout} from './css-layout';
import {exercises as jsEinstieg} from './js-einstieg';
import {exercises as jsCounter} from './js-counter';

/**
 * All exercises on the trainee's page, in learning order. Lessons import their own file. This table is for code that
 * needs all exercises and loads on demand.
 */
export const exercises: readonly Exercise[] = [
  arbeitsunterlagen,
  htmlEinstieg,
  htmlInhalteEinfuegen,
  htmlInhaltStrukturieren,
  cssEinstieg,
  cssTheorie,
  cssTypografie,
  cssBorder,
  cssLayout,
  jsEinstieg,
  jsCounter,
].flat();

/** The model page as an exercise finds it and as its solution leaves it. */
export interface Stage {
  exercise: Exercise;
  before: Project;
  after: Project;
}

/** Returns every exercise with the model page before and after it. */
export function stages(): Stage[] {
  let project = firstProject;
  return exercises.map((exercise) => {
    const before = project;
    project = applyEdits(project, exercise.solution);
    return {exercise, before, after: project};
  });
}

/** Returns the model page that an exercise can start with. */
export function startOf(id: ExerciseId): Project {
  const stage = stages().find(({exercise}) => exercise.id === id);
  if (!stage) throw new Error(`No exercise "${id}" in packages/course/src/exercises`);
  return stage.before;
}
