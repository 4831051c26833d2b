import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {exerciseTitle, isQuiz, lessonOf, lessonPath, type ExerciseId} from '../../lessons';
import {openBefore, type Progress} from '../../storage/progress';
import {buildsOn, labels} from './texts';
import styles from './styles.module.css';

interface Props {
  id: ExerciseId;
  progress: Progress;
}

/** Returns the text about the other open exercises, after the first. */
const more = (count: number): string =>
  count === 0 ? '' : ` und ${count === 1 ? 'eine weitere' : `${count} weitere`}`;

/** Renders the note that earlier exercises, which this one builds on, are open. */
export default function Missing({id, progress}: Props): ReactNode {
  const [first, ...others] = openBefore(id, progress).filter((earlier) => !isQuiz(earlier));
  if (!first) return null;
  return (
    <p className={styles.missing}>
      <span>{`${buildsOn} Offen ${others.length ? 'sind' : 'ist'} noch `}</span>
      <Link to={lessonPath(lessonOf(first), first)}>{`«${exerciseTitle(first)}»`}</Link>
      <span>{`${more(others.length)}. Du kannst trotzdem hier einsteigen: Wähle unten «${labels.startOver}» und dann die Musterseite.`}</span>
    </p>
  );
}
