import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  duration,
  findLesson,
  groupTitles,
  lessonPath,
  lessonTable,
  type LessonId,
} from '../../lessons';
import {noProgress, progressBox, solvedIn} from '../../storage/progress';
import {useBox} from '../lib/useBox';
import {solvedText} from '../lib/texts';
import {pathLabel, position, stepLabel} from './texts';
import styles from './styles.module.css';

/** Renders the lesson's place in the course: number, time, exercises, and the path of all lessons. */
export default function LessonHeader({lesson: id}: {lesson: LessonId}): ReactNode {
  const lesson = findLesson(id);
  const progress = useBox(progressBox, noProgress);
  const total = lesson.exercises.length;

  useEffect(() => {
    const {last} = progressBox.get();
    if (last?.lesson !== id)
      progressBox.set({...progressBox.get(), last: {lesson: id, exercise: null}});
  }, [id]);

  return (
    <div className={styles.header}>
      <p className={styles.facts}>
        <strong>{position(lesson)}</strong>
        <span>{groupTitles[lesson.group]}</span>
        <span>etwa {duration(lesson.minutes)}</span>
        {total > 0 && <span data-trainee>{solvedText(solvedIn(lesson, progress), total)}</span>}
      </p>
      <nav aria-label={pathLabel}>
        <ol role="list" className={styles.path}>
          {lessonTable.map((entry, index) => {
            const isDone =
              entry.exercises.length > 0 && solvedIn(entry, progress) === entry.exercises.length;
            return (
              <li key={entry.id}>
                <Link
                  to={lessonPath(entry)}
                  title={entry.title}
                  aria-label={stepLabel(entry, isDone)}
                  aria-current={entry.id === id ? 'page' : undefined}
                  data-done={isDone || undefined}>
                  {index + 1}
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
