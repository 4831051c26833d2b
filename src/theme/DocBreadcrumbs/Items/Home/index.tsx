/**
 * Wraps @docusaurus/theme-classic `DocBreadcrumbs/Items/Home`.
 * Why: several manuals have a page «Anmelden». This adds the manual after the home.
 * Can go when upstream's breadcrumbs begin with the docs instance.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalHomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home';
import {manualName} from '@portal/content/manuals';

export default function HomeBreadcrumbItem(): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const start = useActiveVersion(pluginId)?.path;
  const name = manualName(pluginId, version);
  return (
    <>
      <OriginalHomeBreadcrumbItem />
      {name && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={start}>
            {name}
          </Link>
        </li>
      )}
    </>
  );
}
