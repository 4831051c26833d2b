import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {longDate} from '@site/src/text/longDate';
import styles from './styles.module.css';

interface CheckedFrontMatter {
  /** Date on which the steps were tried out. */
  geprueft?: Date | string;
  /** Product and version. */
  mit?: string;
}

/** «Geprüft am 21. November 2026 mit TYPO3 13.4», from the page's front matter. */
export default function CheckedLine(): ReactNode {
  const {geprueft, mit} = useDoc().frontMatter as CheckedFrontMatter;
  if (!geprueft) {
    return null;
  }
  const day = new Date(geprueft);
  const date = <time dateTime={day.toISOString().slice(0, 10)}>{longDate(day)}</time>;
  const values = {date, mit};
  return (
    <span className={clsx(ThemeClassNames.common.lastUpdated, styles.checked)}>
      {mit ? (
        <Translate id="portal.checked.with" values={values}>
          {'Geprüft am {date} mit {mit}'}
        </Translate>
      ) : (
        <Translate id="portal.checked.on" values={values}>
          {'Geprüft am {date}'}
        </Translate>
      )}
    </span>
  );
}
