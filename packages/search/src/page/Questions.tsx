import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AnsweredQuestion} from '../wire/types';
import {useResultAddress} from '../hooks/useResultAddress';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

/** Renders links to the sections that answer the questions, best first. */
export default function Questions({
  questions,
}: {
  questions: readonly AnsweredQuestion[];
}): ReactNode {
  const id = useId();
  const toLink = useResultAddress();
  return (
    <div className={styles.questions}>
      <h2 id={id}>
        <Translate id="portal.searchPage.questions">Passende Fragen</Translate>
      </h2>
      <ul role="list" aria-labelledby={id}>
        {questions.map(({question, url, group, page}) => (
          <li key={`${url} ${question}`}>
            <ResultLink to={toLink(url)}>{question}</ResultLink>{' '}
            <span className={styles.path}>{`${page} · ${group}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
