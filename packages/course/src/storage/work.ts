import type {ExerciseId} from '../lessons';
import {firstProject, isProject, type Project} from '../project';
import {createBox} from './box';

/** The trainee's page as it is now. */
export const projectBox = createBox<Project>({
  key: 'schnupperlehre-seite',
  initial: firstProject,
  read: (data) => (isProject(data) ? data : null),
});

/** The page as each exercise found it, so that the exercise can start over. */
export type Starts = Partial<Record<ExerciseId, Project>>;

export const startsBox = createBox<Starts>({
  key: 'schnupperlehre-anfang',
  initial: {},
  read: (data) =>
    typeof data === 'object' && data !== null
      ? (Object.fromEntries(Object.entries(data).filter(([, value]) => isProject(value))) as Starts)
      : null,
});

/** Stores the page as the exercise finds it, once per exercise. */
export function rememberStart(id: ExerciseId, project: Project): void {
  const starts = startsBox.get();
  if (!starts[id]) startsBox.set({...starts, [id]: project});
}
