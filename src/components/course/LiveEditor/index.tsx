import type {CSSProperties, ReactNode} from 'react';
import {lazyPart} from '@site/src/components/LoadingState/lazyPart';
import {useNearViewport} from '../lib/useNearViewport';
import type {WorkbenchProps} from './Workbench';
import styles from './styles.module.css';

/** The code editor is large: it loads when a reader comes near it. */
const Workbench = lazyPart(() => import('./Workbench'));

interface Props extends Omit<WorkbenchProps, 'isNear'> {
  /** Shown until the editor is there, without JavaScript and on paper. */
  fallback: ReactNode;
  /** Lines of code that an example needs; without it the editor has its full size. */
  lines?: number;
}

/** A place for the editor that keeps its size while it loads. */
export default function LiveEditor({fallback, lines, ...workbench}: Props): ReactNode {
  const {ref, isNear, wasNear} = useNearViewport<HTMLDivElement>();
  const waiting = <div className={styles.waiting}>{fallback}</div>;
  return (
    <div
      ref={ref}
      className={styles.place}
      data-size={lines ? 'example' : 'exercise'}
      style={
        lines ? ({'--course-lines': Math.min(Math.max(lines, 5), 16)} as CSSProperties) : undefined
      }>
      {wasNear ? (
        <>
          <Workbench {...workbench} isNear={isNear} fallback={waiting} />
          <div className={styles.paper}>{fallback}</div>
        </>
      ) : (
        waiting
      )}
    </div>
  );
}
