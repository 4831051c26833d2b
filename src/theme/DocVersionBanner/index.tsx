/**
 * Wraps @docusaurus/theme-classic 3.10.2 `DocVersionBanner`.
 * Why: a page that the current version does not have says so; the banner's link leads to that version's start page then.
 * Can go when upstream does so.
 */
import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import OnlyInVersion from '@site/src/components/OnlyInVersion';

export default function DocVersionBanner(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return (
    <>
      <OriginalDocVersionBanner {...props} />
      {banner && <OnlyInVersion />}
    </>
  );
}
