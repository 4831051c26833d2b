import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {createBrowserHistory, type History, type Location} from 'history';
import {useState, type PropsWithChildren, type ReactNode} from 'react';
import {Router} from 'react-router-dom';
import {loadingHistory} from './loadingHistory';
import preload from './preload';

/** Returns a function that loads the page of a location and dispatches the route lifecycles around it. */
function createLoad(history: History) {
  let previousLocation = history.location;
  let endPrevious = () => {};
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: previousLocation});
  return async (location: Location): Promise<void> => {
    // If a page is still loading, the reader has left it.
    endPrevious();
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    endPrevious = end;
    previousLocation = location;
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      if (history.location === location) {
        // A new deployment may have removed the page's files, so reload the document.
        window.location.reload();
      }
      throw error;
    }
    end();
  };
}

function createHistory() {
  const history = createBrowserHistory();
  return loadingHistory(history, createLoad(history));
}

/**
 * Replaces the `BrowserRouter` of react-router-dom. It changes its location once the new page has loaded. The
 * framework's `PendingNavigation` waits below the router instead, so every link and the whole old page render again
 * first, which takes a quarter of the time from a click to the next page.
 */
export function BrowserRouter({children}: PropsWithChildren): ReactNode {
  const [history] = useState(createHistory);
  return <Router history={history}>{children}</Router>;
}

/** The framework's client imports this name as well. `splitRoutes` leaves sites with the hash router alone. */
export const HashRouter = BrowserRouter;
