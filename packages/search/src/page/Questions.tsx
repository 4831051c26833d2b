import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AnsweredQuestion} from '../wire/types';
import {useResultAddress} from '../hooks/useResultAddress';
import LinkList from './LinkList';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

/** Renders links to the sections that answer the questions, best first. */
export default function Questions({
  questions,
}: {
  questions: readonly AnsweredQuestion[];
}): ReactNode {
  const toLink = useResultAddress();
  return (
    <LinkList title={<Translate id="portal.searchPage.questions">Passende Fragen</Translate>}>
      {questions.map(({question, url, group, page}) => (
        <li key={`${url} ${question}`}>
          <ResultLink to={toLink(url)}>{question}</ResultLink>{' '}
          <span className={styles.path}>{`${page} · ${group}`}</span>
        </li>
      ))}
    </LinkList>
  );
}
