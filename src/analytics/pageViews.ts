import upstream from '@docusaurus/plugin-google-gtag/lib/gtag';
import type {ClientModule} from '@docusaurus/types';

/**
 * Sends upstream's page views, but none for changes of the query alone: the search page keeps its query in the
 * address, so every pause in typing would count.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const {location, previousLocation} = update;
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (!isSamePlace) {
    upstream.onRouteDidUpdate?.(update);
  }
};
