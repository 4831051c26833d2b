import {lessonTable, type Lesson} from '../../lessons';

const numberOf = (lesson: Lesson) => lessonTable.indexOf(lesson) + 1;

/** Name of the path of all lessons, for screen readers. */
export const pathLabel = 'Alle Lektionen';

/** Name of a lesson on the path, for screen readers. */
export const stepLabel = (lesson: Lesson, isDone: boolean): string =>
  `${numberOf(lesson)}. ${lesson.title}${isDone ? ', gelöst' : ''}`;

/** Returns the position of a lesson in the course. */
export const position = (lesson: Lesson): string =>
  `Lektion ${numberOf(lesson)} von ${lessonTable.length}`;
