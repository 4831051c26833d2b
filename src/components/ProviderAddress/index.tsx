import type {ReactNode} from 'react';
import {mailHref, phoneHref} from '@portal/common/text/contactHref';
import {useProvider} from '@portal/common/components/useProvider';
import styles from './styles.module.css';

/** Renders the provider's contact data from the configuration as an HTML `address`. */
export default function ProviderAddress(): ReactNode {
  const provider = useProvider();
  return (
    <address className={styles.address} translate="no">
      <strong>{provider.company}</strong>
      <span>
        {provider.street}, {provider.city}
      </span>
      <a href={mailHref(provider.email)}>{provider.email}</a>
      <a href={phoneHref(provider.phone)}>{provider.phone}</a>
    </address>
  );
}
