/**
 * Wraps @docusaurus/theme-classic 3.10.2 `DocVersionRoot`.
 * Why: pages load with the part of the sidebar that they show; the rest follows (src/plugins/splitRoutes).
 * Can go when Docusaurus loads sidebars in parts.
 */
import type {ReactNode} from 'react';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {useVersion} from '@site/src/plugins/splitRoutes/client/versions';

export default function DocVersionRoot(props: Props): ReactNode {
  return <OriginalDocVersionRoot {...props} version={useVersion(props.version)} />;
}
