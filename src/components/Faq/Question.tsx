import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Set by the build: anchor made from the title. */
  id?: string;
  children: ReactNode;
}

/** Renders one question. Its answer opens on demand, by its anchor, and always on paper. */
export default function Question({title, id, children}: Props): ReactNode {
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
  return (
    <details ref={details} id={id} className={styles.question}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
