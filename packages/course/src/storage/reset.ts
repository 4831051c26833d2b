import {firstProject} from '../project';
import {noProgress, progressBox} from './progress';
import {projectBox, startsBox} from './work';

/** Deletes everything: progress, name and page. For the next trainee. */
export function resetCourse(): void {
  progressBox.set(noProgress);
  projectBox.set(firstProject);
  startsBox.set({});
}
