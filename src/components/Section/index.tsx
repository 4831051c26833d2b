import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {SectionContext, SectionsContext} from './context';
import styles from './styles.module.css';

/**
 * Renders a section of a page: its heading and a `SectionBody`. The build inserts both
 * (`packages/content/src/remark/sections.ts`).
 */
export default function Section({id, children}: {id: string; children: ReactNode}): ReactNode {
  const {areFolded} = useContext(SectionsContext);
  return (
    <section
      data-section={id}
      className={clsx('markdown', styles.section, areFolded && styles.folded)}>
      <SectionContext value={id}>{children}</SectionContext>
    </section>
  );
}
