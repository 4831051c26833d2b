import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useResultAddress} from '../hooks/useResultAddress';
import type {AnswerBeginning, SearchHit} from '../wire/types';
import {lowestHeading} from '../records/record';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit;
  beginning: AnswerBeginning;
}

/** Renders the beginning of the answer in the first result: the first steps or sentences, with a link to the rest. */
export default function FirstAnswer({hit, beginning: {steps, text}}: Props): ReactNode {
  const link = useResultAddress()(hit.url);
  return (
    <div className={styles.answer}>
      {steps.length > 0 ? (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>{text}</p>
      )}
      <ResultLink to={link}>
        <Translate id="portal.searchPage.wholeAnswer">Ganze Anleitung</Translate>
        <span className={styles.visuallyHidden}>{`: ${lowestHeading(hit.hierarchy)}`}</span>
      </ResultLink>
    </div>
  );
}
