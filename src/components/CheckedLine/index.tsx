import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isoDay} from '@portal/common/text/isoDay';
import {longDate} from '@portal/common/text/longDate';
import type {Comparison} from '@portal/content/frontMatter/parse';
import styles from './styles.module.css';

interface CheckedFrontMatter {
  /** Date on which the steps were done in the product. */
  geprueft?: Date | string;
  /** Product and version. */
  mit?: string;
  belege?: Comparison;
}

const dayElement = (day: Date): ReactNode => <time dateTime={isoDay(day)}>{longDate(day)}</time>;

const Line = ({children}: {children: ReactNode}): ReactNode => (
  <span className={clsx(ThemeClassNames.common.lastUpdated, styles.line)}>{children}</span>
);

interface CheckedProps {
  day: Date;
  mit?: string;
  /** Whether the page or its partials changed on a later day. */
  isChanged: boolean;
}

function Checked({day, mit, isChanged}: CheckedProps): ReactNode {
  const values = {date: dayElement(day), mit};
  return (
    <Line>
      {mit ? (
        <Translate id="portal.checked.with" values={values}>
          {'Schritte in {mit} geprüft am {date}'}
        </Translate>
      ) : (
        <Translate id="portal.checked.on" values={values}>
          {'Schritte geprüft am {date}'}
        </Translate>
      )}
      {isChanged && <Translate id="portal.checked.changed">, danach geändert</Translate>}
    </Line>
  );
}

/** Years after which readers should know the age of a source. */
const young = 2;

function Compared({mit, stand, aussagen, rechtlich, jahr = Infinity}: Comparison): ReactNode {
  const values = {mit, date: dayElement(new Date(stand)), count: aussagen};
  return (
    <Line>
      {aussagen === 1 ? (
        <Translate id="portal.checked.one" values={values}>
          {'Eine Aussage verglichen mit {mit}, Stand {date}'}
        </Translate>
      ) : (
        <Translate id="portal.checked.compared" values={values}>
          {'{count} Aussagen verglichen mit {mit}, Stand {date}'}
        </Translate>
      )}
      {new Date(stand).getFullYear() - jahr >= young && (
        <Translate id="portal.checked.oldest" values={{year: jahr}}>
          {', älteste Quelle von {year}'}
        </Translate>
      )}
      {rechtlich && (
        <Translate id="portal.checked.law">. Rechtlich beurteilt hat die Seite niemand</Translate>
      )}
    </Line>
  );
}

/**
 * Renders how far a page can be trusted, in up to two lines: that a walk or a person has done its steps, and how many
 * of its statements were compared with which sources, with a note that this is no legal advice.
 */
export default function CheckedLine(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {geprueft, mit, belege} = frontMatter as CheckedFrontMatter;
  const day = geprueft && new Date(geprueft);
  const {lastUpdatedAt} = metadata;
  const lastChange = lastUpdatedAt ? isoDay(new Date(lastUpdatedAt)) : '';
  return (
    <>
      {day && <Checked day={day} mit={mit} isChanged={lastChange > isoDay(day)} />}
      {belege && <Compared {...belege} />}
    </>
  );
}
