import upstream from '@docusaurus/plugin-google-gtag/lib/gtag';
import type {ClientModule} from '@docusaurus/types';

/** Upstream's page views without one for every pause in typing: the search page keeps its query in its address. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  const {location, previousLocation} = update;
  const isSamePlace =
    location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash;
  if (!isSamePlace) {
    upstream.onRouteDidUpdate?.(update);
  }
};
