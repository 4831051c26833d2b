import type {CSSProperties, ReactNode} from 'react';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';
import {useNearViewport} from '@portal/common/browser/useNearViewport';
import type {WorkbenchProps} from './Workbench';
import styles from './styles.module.css';

/** The code editor is large, so it loads when the reader is near it. */
const Workbench = lazyPart(() => import('./Workbench'));

interface Props extends Omit<WorkbenchProps, 'isNear'> {
  /** Shown until the editor is loaded, without JavaScript and on paper. */
  fallback: ReactNode;
  /** Lines of code that an example needs. By default, the editor has its full size. */
  lines?: number;
}

/** Renders a place for the editor that keeps its size while the editor loads. */
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
