/**
 * Wraps @docusaurus/theme-classic `DocVersionRoot`.
 * Why: the title names the manual and its version, because several manuals have a page «Anmelden».
 * Can go when Docusaurus' title formatter knows the version.
 */
import type {ReactNode} from 'react';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import PageTitle from '@site/src/components/PageTitle';

export default function DocVersionRoot(props: Props): ReactNode {
  return (
    <PageTitle version={props.version}>
      <OriginalDocVersionRoot {...props} />
    </PageTitle>
  );
}
