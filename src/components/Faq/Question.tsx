import {useContext, useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
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

/** Renders one question. Its answer opens on demand, by its anchor, and always on paper. */
export default function Question({title, zu, id, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The build checks the targets of links.
  if (id) collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  // This is the whole location, because a second click on the same link creates a new one and opens a closed answer
  // again.
  const location = useLocation();
  useEffect(() => {
    if (details.current && id && location.hash === `#${encodeURIComponent(id)}`) {
      details.current.open = true;
    }
  }, [location, id]);
  const sections = useContext(SectionsContext);
  if (sections && !concerns(zu, sections)) {
    return null;
  }
  return (
    <details ref={details} id={id} className={styles.question} {...{[sectionsAttribute]: zu}}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
