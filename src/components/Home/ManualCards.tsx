import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {manualCards} from '@site/src/config/manualCards';
import {
  audiences,
  manualPath,
  manualsFor,
  type Audience,
  type Manual,
} from '@portal/content/manuals';
import ManualIcon from './ManualIcon';
import styles from './styles.module.css';

function Card({manual}: {manual: Manual}): ReactNode {
  const {icon, description} = manualCards[manual.id];
  return (
    <li>
      <Link to={manualPath(manual)} className={styles.card}>
        <span className={styles.icon}>
          <ManualIcon name={icon} />
        </span>
        <span className={styles.label}>{manual.label}</span>
        <span className={styles.description}>{description}</span>
      </Link>
    </li>
  );
}

/** Renders all manuals as cards, grouped by reader. `headingLevel` fits the groups into the page. */
export default function ManualCards({headingLevel = 2}: {headingLevel?: 2 | 3}): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (Object.keys(audiences) as Audience[]).map((audience) => (
    <section key={audience} className={clsx('no-search', styles.group)}>
      <Heading>{audiences[audience]}</Heading>
      <ul role="list" className={styles.cards}>
        {manualsFor(audience).map((manual) => (
          <Card key={manual.id} manual={manual} />
        ))}
      </ul>
    </section>
  ));
}
