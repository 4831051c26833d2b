/**
 * Wraps @docusaurus/theme-classic 3.10.2 `DocVersionRoot`.
 * Why: pages load with the part of the sidebar that they show; the rest follows (src/plugins/splitRoutes).
 * And a title alone says in which manual and version the page is; several have a page «Anmelden».
 * Can go when Docusaurus loads sidebars in parts, and its title formatter knows the version.
 */
import type {ReactNode} from 'react';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import PageTitle from '@site/src/components/PageTitle';
import {useVersion} from '@site/src/plugins/splitRoutes/client/versions';

export default function DocVersionRoot(props: Props): ReactNode {
  return (
    <PageTitle version={props.version}>
      <OriginalDocVersionRoot {...props} version={useVersion(props.version)} />
    </PageTitle>
  );
}
