import {useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  courseTitle,
  exerciseTable,
  groupTitles,
  lessonTable,
  type ExerciseId,
  type LessonGroup,
} from '../../lessons';
import {
  isComplete,
  MAX_NAME_LENGTH,
  noProgress,
  progressBox,
  solvedCount,
} from '../../storage/progress';
import {longDate} from '@portal/common/text/longDate';
import {useProvider} from '@portal/common/components/useProvider';
import {othersThan} from '@portal/common/browser/isolate';
import {useBox} from '../lib/useBox';
import {achieved, labels, learned, noScript, titles} from './texts';
import styles from './styles.module.css';

/** Returns the groups with at least half of the exercises solved, which show what the trainee can do. */
function reached(done: Partial<Record<ExerciseId, string>>): LessonGroup[] {
  return (Object.keys(groupTitles) as LessonGroup[]).filter((group) => {
    const ids = lessonTable
      .filter((lesson) => lesson.group === group)
      .flatMap(({exercises}) => exercises);
    return ids.filter(({id}) => done[id]).length * 2 >= ids.length;
  });
}

/**
 * Renders a certificate to print, with a field for the name. Before the end of the course, it confirms what is done.
 */
export default function Certificate(): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  const progress = useBox(progressBox, noProgress);
  const isBrowser = useIsBrowser();
  const {company} = useProvider();
  const days = Object.values(progress.done).sort();

  if (!isBrowser) {
    return (
      <noscript>
        <p>{noScript}</p>
      </noscript>
    );
  }
  if (days.length === 0) {
    return <p>Sobald du die erste Übung gelöst hast, steht hier dein Zertifikat.</p>;
  }

  function print() {
    if (!sheet.current) return;
    const others = othersThan(sheet.current);
    others.forEach((other) => (other.dataset.notPrinted = ''));
    const release = () => others.forEach((other) => delete other.dataset.notPrinted);
    window.addEventListener('afterprint', release, {once: true});
    window.print();
  }

  return (
    <div className={styles.certificate}>
      <p className={styles.form}>
        <label>
          {labels.name}
          <input
            type="text"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            value={progress.name}
            onChange={(event) => progressBox.set({...progressBox.get(), name: event.target.value})}
          />
        </label>
        <button
          type="button"
          className="button button--primary"
          disabled={!progress.name.trim()}
          onClick={print}>
          {labels.print}
        </button>
      </p>
      <div ref={sheet} className={styles.sheet}>
        <p className={styles.kind}>{isComplete(progress) ? titles.complete : titles.partial}</p>
        <p className={styles.name}>{progress.name.trim() || labels.name}</p>
        <p>
          hat in der Schnupperlehre den Kurs
          <br />
          <strong>«{courseTitle}»</strong>
          <br />
          {achieved(solvedCount(progress), exerciseTable.length)}
        </p>
        <ul>
          {reached(progress.done).map((group) => (
            <li key={group}>{learned[group]}</li>
          ))}
        </ul>
        <p>
          {company}, {longDate(new Date(days.at(-1)!))}
        </p>
        <p className={styles.signature}>Unterschrift</p>
      </div>
    </div>
  );
}
