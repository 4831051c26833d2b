import {exerciseTable, findLesson, lessonOf, lessonPath, lessonTable} from './lessons';
import {isComplete, type Progress} from './storage/progress';

/** What the button says: before the first lesson, in the course and after it. */
export const resumeLabels = {
  start: 'Los gehts',
  goOn: 'Weiter, wo ich war',
  certificate: 'Zu deinem Zertifikat',
} as const;

export interface Resume {
  path: string;
  /** What the button says. */
  label: string;
}

/**
 * Returns where a trainee continues: the last exercise or, if it is solved, the next open one after it; otherwise the
 * last lesson; otherwise the beginning.
 */
export function resume(progress: Progress): Resume {
  const {last, done} = progress;
  const first = lessonTable[0]!;
  if (isComplete(progress)) {
    return {path: lessonPath(lessonTable.at(-1)!, 'zertifikat'), label: resumeLabels.certificate};
  }
  if (!last) return {path: lessonPath(first), label: resumeLabels.start};
  if (!last.exercise) return {path: lessonPath(findLesson(last.lesson)), label: resumeLabels.goOn};
  const from = exerciseTable.findIndex(({id}) => id === last.exercise);
  const ordered = [...exerciseTable.slice(from), ...exerciseTable.slice(0, from)];
  const open = ordered.find(({id}) => !done[id])!;
  return {path: lessonPath(lessonOf(open.id), open.id), label: resumeLabels.goOn};
}
