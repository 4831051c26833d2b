import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {FoldContext} from './context';
import styles from './styles.module.css';

/** Renders what stands below the heading of a section. `fold` closes it. */
export default function SectionBody({id, children}: {id: string; children: ReactNode}): ReactNode {
  const attributes = {id, 'data-section-body': '', className: clsx('markdown', styles.body)};
  const content = <FoldContext value={false}>{children}</FoldContext>;
  return useContext(FoldContext) ? (
    <details open {...attributes}>
      <summary hidden />
      {content}
    </details>
  ) : (
    <div {...attributes}>{content}</div>
  );
}
