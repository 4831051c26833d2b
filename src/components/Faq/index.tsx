import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A group of questions and answers. */
export default function Faq({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.faq}>{children}</div>;
}

interface QuestionProps {
  title: string;
  /** Set by the build: anchor made from the title. */
  id?: string;
  children: ReactNode;
}

/** One question; its answer opens on demand, also by its anchor, and always on paper. */
export function Question({title, id, children}: QuestionProps): ReactNode {
  return (
    <details id={id} className={styles.question}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
