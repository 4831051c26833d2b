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

/** One question; its answer opens on demand, by its anchor, and always on paper. */
export default function Question({title, id, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  // The build looks for the targets of links.
  if (id) collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  // The whole location: the same link chosen again is another one, and opens an answer that was closed.
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
