import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useActivePlugin,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';

/** Says on a page of an older version that the current one does not have it; nothing elsewhere. */
export default function OnlyInVersion(): ReactNode {
  const {pluginId} = useActivePlugin({failfast: true})!;
  const {name, label} = useLatestVersion(pluginId);
  const {activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  if (!activeDoc || alternateDocVersions[name]) {
    return null;
  }
  return (
    <p className={ThemeClassNames.docs.docVersionBanner}>
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
