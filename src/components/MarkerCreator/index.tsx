import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {labels} from './texts';

const App = lazy(() => import('./App'));
const loading = <p>{labels.loading}</p>;

/** Door to the program: its code loads in the browser and on this page only. */
export default function MarkerCreator(): ReactNode {
  return (
    <>
      <noscript>
        <p>{labels.noScript}</p>
      </noscript>
      <BrowserOnly fallback={loading}>
        {() => (
          <Suspense fallback={loading}>
            <App />
          </Suspense>
        )}
      </BrowserOnly>
    </>
  );
}
