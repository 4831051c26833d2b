import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {exerciseTable, findLesson, lessonPath, lessonTable, type LessonId} from '../../lessons';
import {noProgress, progressBox, solvedCount} from '../../storage/progress';
import {useBox} from '../lib/useBox';
import {solvedText} from '../lib/texts';
import {allSolved, nextLabel} from './texts';
import styles from './styles.module.css';

/** Renders what is still open in the lesson, and the link to the next one. */
export default function LessonEnd({lesson: id}: {lesson: LessonId}): ReactNode {
  const lesson = findLesson(id);
  const progress = useBox(progressBox, noProgress);
  const next = lessonTable[lessonTable.indexOf(lesson) + 1];
  const open = lesson.exercises.filter((exercise) => !progress.done[exercise.id]);
  return (
    <div className={styles.end}>
      {lesson.exercises.length > 0 && (
        <p data-trainee>
          <span>{open.length === 0 ? allSolved : 'Noch offen in dieser Lektion: '}</span>
          {open.map((exercise, index) => (
            <span key={exercise.id}>
              {index > 0 && <span>, </span>}
              <a href={`#${exercise.id}`}>{exercise.title}</a>
            </span>
          ))}
        </p>
      )}
      {next ? (
        <Link className={clsx('button button--primary', styles.next)} to={lessonPath(next)}>
          <span>{nextLabel}</span>
          <strong>{next.title}</strong>
        </Link>
      ) : (
        <p>
          Das war die letzte Lektion.{' '}
          <span data-trainee>
            {`Insgesamt hast du ${solvedText(solvedCount(progress), exerciseTable.length)}.`}
          </span>
        </p>
      )}
    </div>
  );
}
