import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  exerciseTitle,
  isQuiz,
  lessonOf,
  lessonPath,
  type ExerciseId,
} from '@site/src/course/lessons';
import {openBefore, type Progress} from '@site/src/course/storage/progress';
import {buildsOn, labels} from './texts';
import styles from './styles.module.css';

interface Props {
  id: ExerciseId;
  progress: Progress;
}

/** Says that earlier exercises are open, on which this one builds. */
export default function Missing({id, progress}: Props): ReactNode {
  const [first, ...others] = openBefore(id, progress).filter((earlier) => !isQuiz(earlier));
  if (!first) return null;
  return (
    <p className={styles.missing}>
      {buildsOn} Offen {others.length ? 'sind' : 'ist'} noch{' '}
      <Link to={lessonPath(lessonOf(first), first)}>«{exerciseTitle(first)}»</Link>
      {others.length > 0 &&
        ` und ${others.length === 1 ? 'eine weitere' : `${others.length} weitere`}`}
      . Du kannst trotzdem hier einsteigen: Wähle unten «{labels.startOver}» und dann die
      Musterseite.
    </p>
  );
}
