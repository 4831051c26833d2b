import {useId, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Exercise as ExerciseData} from '../../checks/types';
import {exerciseTitle} from '../../lessons';
import {progressBox} from '../../storage/progress';
import {projectBox} from '../../storage/work';
import LiveEditor from '../LiveEditor';
import ExerciseBoundary from './ExerciseBoundary';
import Goals from './Goals';
import Missing from './Missing';
import Solution from './Solution';
import StartOver from './StartOver';
import {allMet, failures, goalsTitle, labels, noScript, notKept, stillOpen} from './texts';
import {useExercise} from './useExercise';
import styles from './styles.module.css';

interface Props {
  of: ExerciseData;
  /** The task and a `Hint`. */
  children: ReactNode;
}

/** Renders one task on the trainee's own page: goals, editor, checks, solution. An error in it stays in it. */
export default function Exercise(props: Props): ReactNode {
  return (
    <ExerciseBoundary id={props.of.id}>
      <Task {...props} />
    </ExerciseBoundary>
  );
}

function Task({of: exercise, children}: Props): ReactNode {
  const {id, checks, panes, solution} = exercise;
  const host = useRef<HTMLDivElement>(null);
  const goalsId = useId();
  const state = useExercise(exercise, host);
  const {project, progress, verdicts, isChecking, hasFailed, solvedOn} = state;
  const [withHints, setWithHints] = useState(false);
  const isBrowser = useIsBrowser();
  const title = exerciseTitle(id);
  const isMet = verdicts?.every((verdict) => verdict === true) ?? false;
  const isKept = progressBox.isKept() && projectBox.isKept();

  function status(): string | null {
    if (hasFailed) return withHints ? failures.check : null;
    if (isMet) return allMet;
    return withHints && !isChecking && verdicts ? stillOpen(verdicts) : null;
  }

  const goals = (
    <Goals checks={checks} verdicts={verdicts} withHints={withHints} labelledBy={goalsId} />
  );
  return (
    <div className={styles.exercise} data-solved={solvedOn ? '' : undefined} data-exercise={id}>
      {isBrowser && <Missing id={id} progress={progress} />}
      {children}
      {/* Not an element of headings, which would be a section of the page for search and contents. */}
      <p id={goalsId} role="heading" aria-level={3} className={styles.goalsTitle}>
        {goalsTitle}
      </p>
      {goals}
      <LiveEditor
        title={title}
        project={project}
        panes={panes}
        onChange={state.change}
        onRun={state.onRun}
        goals={
          <>
            {goals}
            <p aria-live="polite">{status()}</p>
          </>
        }
        fallback={
          <div className={styles.loading}>
            {isBrowser ? (
              <p>Der Editor wird geladen …</p>
            ) : (
              <noscript>
                <p>{noScript}</p>
              </noscript>
            )}
          </div>
        }
      />
      <div ref={host} className={styles.inspection} aria-hidden="true" />
      {isBrowser && (
        <div className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              setWithHints(true);
              void state.check({...project});
            }}>
            {labels.check}
          </button>
          <p aria-live="polite" className={styles.status} data-met={isMet || undefined}>
            {status()}
          </p>
          <StartOver id={id} project={project} onChange={state.change} />
        </div>
      )}
      {!isKept && <p className={styles.missing}>{notKept}</p>}
      <Solution edits={solution} />
    </div>
  );
}

/** Renders a folded hint. */
export function Hint({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={styles.fold} data-kept-closed>
      <summary>Tipp</summary>
      {children}
    </details>
  );
}
