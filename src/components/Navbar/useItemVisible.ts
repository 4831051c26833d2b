import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {isItemActive} from './active';
import {configuredItem, partnerOf} from './pairing';

/** Whether a navbar item with these props is shown on the current page. */
export function useItemVisible(props: object): boolean {
  const {items} = useThemeConfig().navbar;
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const docsPluginId = useActivePlugin()?.pluginId;
  const item = configuredItem(items, props);
  const partner = item && partnerOf(items, item);
  return !partner || isItemActive(partner, {pathname, withBase: withBaseUrl, docsPluginId});
}
