import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import type {ValueName, Values} from '@site/src/config/values';
import styles from './styles.module.css';

/** A value that depends on the installation, from `src/config/values.ts`, with a copy button. */
export default function Value({name}: {name: ValueName}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const value = (siteConfig.customFields?.values as Partial<Values>)[name];
  if (value === undefined) {
    throw new Error(`<Value name="${name}"> is not defined in src/config/values.ts.`);
  }
  const label = translate({id: 'portal.value.copy', message: 'Wert kopieren: {value}'}, {value});
  return (
    <span className={styles.value}>
      <code>{value}</code>
      <CopyButton text={value} label={label} />
    </span>
  );
}
