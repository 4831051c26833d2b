/**
 * Wraps @docusaurus/theme-classic `DocVersionRoot`.
 * Why: a page loads with the part of the sidebar that it shows; the rest follows (`routes/client/versions.ts`).
 * Can go when Docusaurus loads sidebars in parts.
 */
import type {ReactNode} from 'react';
import OriginalDocVersionRoot from '@theme-init/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import {useVersion} from '../../routes/client/versions';

export default function DocVersionRoot(props: Props): ReactNode {
  return <OriginalDocVersionRoot {...props} version={useVersion(props.version)} />;
}
