import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ExerciseId} from '../../lessons';
import {firstProject, type Project} from '../../project';
import {projectBox} from '../../storage/work';
import {useBox} from '../lib/useBox';
import StartOver from './StartOver';
import {crashed, labels} from './texts';

interface Props {
  id: ExerciseId;
  /** Shows the exercise again. */
  tryAgain: () => void;
}

/** Renders what stands in the place of an exercise that has failed: its code is stored, and would fail again. */
function Crashed({id, tryAgain}: Props): ReactNode {
  const project = useBox(projectBox, firstProject);
  const change = (next: Project) => {
    projectBox.set(next);
    tryAgain();
  };
  return (
    <div role="alert">
      <p>{crashed}</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {labels.tryAgain}
      </button>
      <StartOver id={id} project={project} onChange={change} />
    </div>
  );
}

/** Keeps an error of an exercise in that exercise: the rest of the lesson stays. */
export default function ExerciseBoundary({id, children}: {id: ExerciseId; children: ReactNode}) {
  return (
    <ErrorBoundary fallback={({tryAgain}) => <Crashed id={id} tryAgain={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}
