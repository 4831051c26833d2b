import {useEffect, type ReactNode} from 'react';
import {shownQuestions} from './shownQuestions';
import styles from './styles.module.css';

/** Renders a group of questions and answers. */
export default function Faq({children}: {children: ReactNode}): ReactNode {
  useEffect(() => {
    shownQuestions.add(children);
    return () => {
      shownQuestions.delete(children);
    };
  }, [children]);
  return (
    <div className={styles.faq} data-faq>
      {children}
    </div>
  );
}
