/**
 * Replaces @docusaurus/core `Error` (eject), shown when the layout itself fails.
 * Why: its English texts cannot be translated.
 * Can go when upstream uses translate() there.
 */
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function ErrorPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'error-boundary', id: 'default'}}}>
      <ErrorPageContent {...props} />
    </RouteContextProvider>
  );
}
