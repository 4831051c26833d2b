import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isoDay} from '@portal/common/text/isoDay';
import {longDate} from '@portal/common/text/longDate';
import styles from './styles.module.css';

interface CheckedFrontMatter {
  /** Date on which the steps were done in the product. */
  geprueft?: Date | string;
  /** Product and version. */
  mit?: string;
  /** What the page was compared with, from its claims (`@portal/content/frontMatter/parse`). */
  belege?: {mit: string; stand: string; rechtlich?: string};
}

const dayElement = (day: Date): ReactNode => <time dateTime={isoDay(day)}>{longDate(day)}</time>;

interface CheckedProps {
  day: Date;
  mit?: string;
  /** Whether the page or its partials changed on a later day. */
  isChanged: boolean;
}

function Checked({day, mit, isChanged}: CheckedProps): ReactNode {
  const values = {date: dayElement(day), mit};
  return (
    <>
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
    </>
  );
}

/**
 * Renders how far a page can be trusted: «Geprüft am 21. November 2026 mit TYPO3 13.4» if a walk or a person has done
 * its steps, otherwise «Abgeglichen mit …, Stand …» if it was compared with sources, and a note on legal texts.
 */
export default function CheckedLine(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {geprueft, mit, belege} = frontMatter as CheckedFrontMatter;
  if (!geprueft && !belege) {
    return null;
  }
  const day = geprueft && new Date(geprueft);
  const {lastUpdatedAt} = metadata;
  const lastChange = lastUpdatedAt ? isoDay(new Date(lastUpdatedAt)) : '';
  return (
    <span className={clsx(ThemeClassNames.common.lastUpdated, styles.checked)}>
      {day ? (
        <Checked day={day} mit={mit} isChanged={lastChange > isoDay(day)} />
      ) : (
        belege && (
          <Translate
            id="portal.checked.compared"
            values={{mit: belege.mit, date: dayElement(new Date(belege.stand))}}>
            {'Abgeglichen mit {mit}, Stand {date}'}
          </Translate>
        )
      )}
      {belege?.rechtlich && (
        <Translate id="portal.checked.law">. Rechtlich nicht geprüft</Translate>
      )}
    </span>
  );
}
