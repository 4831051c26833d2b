import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Renders a section of a page: its heading and a `SectionBody`. The build inserts both
 * (`packages/content/src/remark/sections.ts`).
 */
export default function Section({id, children}: {id: string; children: ReactNode}): ReactNode {
  return (
    <section data-section={id} className={clsx('markdown', styles.section)}>
      {children}
    </section>
  );
}
