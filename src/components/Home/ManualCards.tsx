import type {ReactNode} from 'react';
import clsx from 'clsx';
import Card from '@site/src/components/Card';
import {manualCards} from '@site/src/config/manualCards';
import {audiences, manualPath, manualsFor, type Audience} from '@portal/content/manuals';
import styles from './styles.module.css';

/** Renders all manuals as cards, grouped by reader. `headingLevel` fits the groups into the page. */
export default function ManualCards({headingLevel = 2}: {headingLevel?: 2 | 3}): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (Object.keys(audiences) as Audience[]).map((audience) => (
    <section key={audience} className={clsx('no-search', styles.group)}>
      <Heading>{audiences[audience]}</Heading>
      <ul role="list" className={styles.cards}>
        {manualsFor(audience).map((manual) => (
          <li key={manual.id}>
            <Card to={manualPath(manual)} title={manual.label} {...manualCards[manual.id]} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
