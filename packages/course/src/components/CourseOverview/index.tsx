import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  duration,
  exerciseTable,
  groupTitles,
  lessonPath,
  lessonTable,
  type Lesson,
  type LessonGroup,
} from '../../lessons';
import {resume} from '../../resume';
import {
  noProgress,
  progressBox,
  solvedCount,
  solvedIn,
  type Progress,
} from '../../storage/progress';
import ProjectDownload from '../ProjectDownload';
import {solvedText} from '../lib/texts';
import {useBox} from '../lib/useBox';
import Reset from './Reset';
import styles from './styles.module.css';

function LessonRow({lesson, progress}: {lesson: Lesson; progress: Progress}): ReactNode {
  const solved = solvedIn(lesson, progress);
  return (
    <li className={styles.lesson}>
      <Link to={lessonPath(lesson)}>{lesson.title}</Link>
      <span className={styles.facts}>
        <span>{duration(lesson.minutes)}</span>
        {lesson.exercises.length > 0 && (
          <span data-trainee>{` · ${solved} von ${lesson.exercises.length} gelöst`}</span>
        )}
      </span>
      {lesson.exercises.length > 0 && (
        <ul role="list" className={styles.exercises}>
          {lesson.exercises.map(({id, title}) => (
            <li key={id} data-done={progress.done[id] ? '' : undefined}>
              <Link to={lessonPath(lesson, id)}>{title}</Link>
              {progress.done[id] && <span>gelöst</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Renders all lessons with their progress, the next step, download and reset. */
export default function CourseOverview(): ReactNode {
  const progress = useBox(progressBox, noProgress);
  const isBrowser = useIsBrowser();
  const id = useId();
  const {path, label} = resume(progress);
  const solved = solvedCount(progress);
  const minutes = lessonTable.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <div className={styles.overview}>
      <div className={styles.top}>
        <Link className={clsx('button button--primary', styles.start)} to={path}>
          {label}
        </Link>
        <p>
          {lessonTable.length} Lektionen, zusammen etwa {duration(Math.round(minutes / 30) * 30)}.{' '}
          <span data-trainee>{`${solvedText(solved, exerciseTable.length)}.`}</span>
        </p>
        <progress max={exerciseTable.length} value={solved} aria-label="Gelöste Übungen" />
      </div>
      {(Object.keys(groupTitles) as LessonGroup[]).map((group) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          {/* The search finds the lessons themselves. */}
          <h3 id={`${id}-${group}`} className={clsx('no-search', styles.group)}>
            {groupTitles[group]}
          </h3>
          <ol
            className={styles.lessons}
            start={lessonTable.findIndex((lesson) => lesson.group === group) + 1}>
            {lessonTable
              .filter((lesson) => lesson.group === group)
              .map((lesson) => (
                <LessonRow key={lesson.id} lesson={lesson} progress={progress} />
              ))}
          </ol>
        </section>
      ))}
      {isBrowser && (
        <div className={styles.bottom}>
          <ProjectDownload />
          <Reset />
        </div>
      )}
    </div>
  );
}
