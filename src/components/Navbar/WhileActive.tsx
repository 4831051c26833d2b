import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import type {NavbarItem} from '@docusaurus/theme-common';
import {isItemActive} from './active';

interface Props {
  /** The section link on whose pages the children are shown. */
  link: NavbarItem;
  children: ReactNode;
}

/** Returns whether this is the built page for unknown addresses, which has no address of its own. */
function useIsWithoutAddress(): boolean {
  const isHydrated = useIsBrowser();
  return !isHydrated && typeof window !== 'undefined' && window.portalAddresses !== undefined;
}

/** Renders its children while the reader is in the section of a navbar link. */
export default function WhileActive({link, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl: withBase} = useBaseUrlUtils();
  const docsPluginId = useActivePlugin()?.pluginId;
  const isWithoutAddress = useIsWithoutAddress();
  return !isWithoutAddress && isItemActive(link, {pathname, withBase, docsPluginId})
    ? children
    : null;
}
