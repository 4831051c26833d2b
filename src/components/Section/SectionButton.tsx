import {useContext, type ReactNode} from 'react';
import {useMedia} from '@portal/common/browser/useMedia';
import {narrow, SectionContext, SectionsContext} from './context';
import styles from './styles.module.css';

/** Renders the text of a section's heading: as a button that opens the section where sections open one by one. */
export default function SectionButton({children}: {children: ReactNode}): ReactNode {
  const id = useContext(SectionContext);
  const {areFolded, isOpen, toggle} = useContext(SectionsContext);
  const isNarrow = useMedia(narrow, false);
  if (!isNarrow || !areFolded || id === null) {
    return <span>{children}</span>;
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen(id)}
      aria-controls={`${id}-body`}
      onClick={() => toggle(id)}>
      {children}
    </button>
  );
}
