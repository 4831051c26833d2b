/**
 * Wraps @docusaurus/theme-classic 3.10.2 `DocVersionBanner`.
 * Why: a page that the current version does not have says so; the banner's link leads to that version's start page then.
 * Can go when upstream does so.
 */
import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import OriginalDocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';

function OnlyHere(): ReactNode {
  const {pluginId} = useActivePlugin({failfast: true})!;
  const {name, label} = useLatestVersion(pluginId);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  if (!activeDoc || alternateDocVersions[name]) {
    return null;
  }
  return (
    <p>
      {translate(
        {
          id: 'portal.versions.onlyHere',
          message: 'Diese Seite gibt es in {version} nicht: Der Link führt zur Startseite.',
        },
        {version: label.trim()},
      )}
    </p>
  );
}

export default function DocVersionBanner(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return (
    <>
      <OriginalDocVersionBanner {...props} />
      {banner && <OnlyHere />}
    </>
  );
}
