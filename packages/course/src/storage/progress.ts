import {isCalendarDay} from '@portal/common/text/isCalendarDay';
import {exerciseTable, lessonTable, type ExerciseId, type Lesson, type LessonId} from '../lessons';
import {createBox} from './box';

/** The progress of a trainee. */
export interface Progress {
  /** Solved exercises with the day (ISO date) of the first success. */
  done: Partial<Record<ExerciseId, string>>;
  /** Lesson opened last, and the exercise worked on last, if any. */
  last: {lesson: LessonId; exercise: ExerciseId | null} | null;
  /** Name for the certificate. */
  name: string;
}

export const MAX_NAME_LENGTH = 60;

export const noProgress: Progress = {done: {}, last: null, name: ''};

const isExerciseId = (id: unknown): id is ExerciseId =>
  exerciseTable.some((entry) => entry.id === id);
const isLessonId = (id: unknown): id is LessonId => lessonTable.some((entry) => entry.id === id);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns stored data as progress: valid parts are kept, others are dropped. Returns null if nothing is usable. */
export function readProgress(data: unknown): Progress | null {
  if (!isRecord(data)) return null;
  const done = Object.fromEntries(
    Object.entries(isRecord(data.done) ? data.done : {}).filter(
      ([id, day]) => isExerciseId(id) && typeof day === 'string' && isCalendarDay(day),
    ),
  );
  const {lesson, exercise} = isRecord(data.last) ? data.last : {};
  return {
    done,
    last: isLessonId(lesson) ? {lesson, exercise: isExerciseId(exercise) ? exercise : null} : null,
    name: typeof data.name === 'string' ? data.name.slice(0, MAX_NAME_LENGTH) : '',
  };
}

export const progressBox = createBox({
  key: 'schnupperlehre-fortschritt',
  initial: noProgress,
  read: readProgress,
});

/** Returns today in the trainee's time zone, as an ISO date. */
export function today(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Returns the progress with an exercise solved. The day of the first success stays. */
export function withDone(progress: Progress, id: ExerciseId, day = today()): Progress {
  return progress.done[id] ? progress : {...progress, done: {...progress.done, [id]: day}};
}

/** Returns how many of a lesson's exercises are solved. */
export function solvedIn(lesson: Lesson, {done}: Progress): number {
  return lesson.exercises.filter(({id}) => done[id]).length;
}

/** Returns how many of the course's exercises are solved. */
export function solvedCount({done}: Progress): number {
  return exerciseTable.filter(({id}) => done[id]).length;
}

/** Returns the exercises before this one that are still open. */
export function openBefore(id: ExerciseId, {done}: Progress): ExerciseId[] {
  const ids = exerciseTable.map((entry) => entry.id);
  return ids.slice(0, ids.indexOf(id)).filter((earlier) => !done[earlier]);
}

/** Returns whether every exercise of the course is solved. */
export function isComplete(progress: Progress): boolean {
  return solvedCount(progress) === exerciseTable.length;
}
