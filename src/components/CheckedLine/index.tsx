import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isoDay} from '@portal/common/text/isoDay';
import {longDate} from '@portal/common/text/longDate';
import styles from './styles.module.css';

interface CheckedFrontMatter {
  /** Date on which the steps were tested. */
  geprueft?: Date | string;
  /** Product and version. */
  mit?: string;
}

/**
 * Renders «Geprüft am 21. November 2026 mit TYPO3 13.4» from the page's front matter, and a note if the page or its
 * partials changed on a later day.
 */
export default function CheckedLine(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {geprueft, mit} = frontMatter as CheckedFrontMatter;
  if (!geprueft) {
    return null;
  }
  const day = new Date(geprueft);
  const date = <time dateTime={isoDay(day)}>{longDate(day)}</time>;
  const values = {date, mit};
  const {lastUpdatedAt} = metadata;
  const isChanged = Boolean(lastUpdatedAt) && isoDay(new Date(lastUpdatedAt!)) > isoDay(day);
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
      {isChanged && <Translate id="portal.checked.changed">, danach geändert</Translate>}
    </span>
  );
}
