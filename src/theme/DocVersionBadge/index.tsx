/**
 * Wraps @docusaurus/theme-classic `DocVersionBadge`.
 * Why: the badge says whether a version is the latest, unmaintained or unreleased (specification, section 4).
 * Can go when upstream's badge says more than the version's label.
 */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocVersionBadge from '@theme-original/DocVersionBadge';

export default function DocVersionBadge(
  props: ComponentProps<typeof OriginalDocVersionBadge>,
): ReactNode {
  const {badge, banner, isLast} = useDocsVersion();
  const state = banner ?? (isLast && 'latest');
  const states = {
    latest: translate({id: 'portal.version.latest', message: 'aktuell'}),
    unmaintained: translate({id: 'portal.version.unmaintained', message: 'nicht mehr nachgeführt'}),
    unreleased: translate({id: 'portal.version.unreleased', message: 'noch nicht freigegeben'}),
  };
  return (
    <>
      <OriginalDocVersionBadge {...props} />
      {badge && state && (
        <span className="theme-doc-version-badge badge badge--secondary">{states[state]}</span>
      )}
    </>
  );
}
