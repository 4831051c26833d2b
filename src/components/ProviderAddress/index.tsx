import type {ReactNode} from 'react';
import {useProvider} from './useProvider';
import styles from './styles.module.css';

/** The provider's contact data from the configuration, as an HTML `address`. */
export default function ProviderAddress(): ReactNode {
  const provider = useProvider();
  return (
    <address className={styles.address}>
      <strong>{provider.company}</strong>
      <span>
        {provider.street}, {provider.city}
      </span>
      <a href={`mailto:${provider.email}`}>{provider.email}</a>
      <a href={`tel:${provider.phone.replace(/[^+\d]/g, '')}`}>{provider.phone}</a>
    </address>
  );
}
