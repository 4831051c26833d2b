import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import type {NavbarItem} from '@docusaurus/theme-common';
import {isItemActive} from './active';

interface Props {
  /** The section link on whose pages the children are shown. */
  link: NavbarItem;
  children: ReactNode;
}

/** Shows its children while the reader is in the section of a navbar link. */
export default function WhileActive({link, children}: Props): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl: withBase} = useBaseUrlUtils();
  const docsPluginId = useActivePlugin()?.pluginId;
  return isItemActive(link, {pathname, withBase, docsPluginId}) ? children : null;
}
