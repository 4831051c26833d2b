import type {ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';
import {SiteContext, type MarkerCreatorSite} from './site';
import {labels} from './texts';
import styles from './door.module.css';

const loading = (
  <p className={clsx('no-search', styles.loading)} role="status">
    {labels.loading}
  </p>
);
const App = lazyPart(() => import('./App'), {fallback: loading});

/** Loads the program, in the browser and on this page only. */
export default function MarkerCreator({site}: {site: MarkerCreatorSite}): ReactNode {
  return (
    <SiteContext value={site}>
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
      <BrowserOnly fallback={loading}>{() => <App />}</BrowserOnly>
    </SiteContext>
  );
}
