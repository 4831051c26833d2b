import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';

interface Props {
  location: Location;
  children: ReactNode;
}

/** Replaces the framework's component of the same name, because `react-router-dom.tsx` already waits for the page. */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [shown, setShown] = useState<{location: Location; previousLocation: Location | null}>({
    location,
    previousLocation: null,
  });
  if (shown.location !== location) {
    setShown({location, previousLocation: shown.location});
  }
  return (
    <ClientLifecyclesDispatcher {...shown}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
