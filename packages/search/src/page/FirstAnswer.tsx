import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useResultAddress} from '../client/useResultAddress';
import type {SearchHit} from '../client/client';
import {levels} from '../records/record';
import ResultLink from './ResultLink';
import {useFirstAnswer} from './useFirstAnswer';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit;
  /** False while the results may still change. */
  isFinal: boolean;
}

/** Renders the beginning of the answer in the first result: the first steps or sentences, with a link to the rest. */
export default function FirstAnswer({hit, isFinal}: Props): ReactNode {
  const link = useResultAddress()(hit.url);
  const [, page, ...headings] = levels.flatMap((level) => hit.hierarchy[level] ?? []);
  const {place, beginning} = useFirstAnswer({link, headings, hit, isFinal});
  return (
    <div ref={place}>
      {beginning && (
        <div className={styles.answer}>
          {beginning.steps.length > 0 ? (
            <ol>
              {beginning.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : (
            <p>{beginning.text}</p>
          )}
          <ResultLink to={link}>
            <Translate id="portal.searchPage.wholeAnswer">Ganze Anleitung</Translate>
            <span className={styles.visuallyHidden}>{`: ${headings.at(-1) ?? page}`}</span>
          </ResultLink>
        </div>
      )}
    </div>
  );
}
