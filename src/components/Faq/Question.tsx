import {useContext, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {concerns, SectionsContext, sectionsAttribute} from './sections';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Ids of the sections in which it may come up, with spaces between them. The small window offers it there. */
  zu?: string;
  /** Set by the build: anchor made from the title. */
  id?: string;
  children: ReactNode;
}

/** Renders one question. Its answer opens on demand, for its anchor (`fold`), and always on paper. */
export default function Question({title, zu, id, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The build checks the targets of links.
  if (id) collectAnchor(id);
  const sections = useContext(SectionsContext);
  if (sections && !concerns(zu, sections)) {
    return null;
  }
  return (
    <details id={id} className={styles.question} {...{[sectionsAttribute]: zu}}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
