import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {createBrowserHistory, type History, type Location} from 'history';
import {useState, type PropsWithChildren, type ReactNode} from 'react';
import {Router} from 'react-router-dom';
import {loadingHistory} from './loadingHistory';
import preload from './preload';

/** Loads the page of a location, with the progress bar and whatever else listens to a change of the route. */
function createLoad(history: History) {
  let previousLocation = history.location;
  let endFormer = () => {};
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: previousLocation});
  return async (location: Location): Promise<void> => {
    // A page that is still on its way is one that the reader has left.
    endFormer();
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
    endFormer = end;
    previousLocation = location;
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      if (history.location === location) {
        // The page's files are gone after a new deployment, perhaps: the address is loaded anew.
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
 * Stands in for the router's `BrowserRouter`: has a new location when its page has been loaded. The
 * framework's PendingNavigation waits for the page below the router, where every link and the whole old page
 * are rendered once more before: a quarter of the time from a click to the next page.
 */
export function BrowserRouter({children}: PropsWithChildren): ReactNode {
  const [history] = useState(createHistory);
  return <Router history={history}>{children}</Router>;
}

/** The router that keeps the address behind `#`, which the portal does not use. */
export const HashRouter = BrowserRouter;
