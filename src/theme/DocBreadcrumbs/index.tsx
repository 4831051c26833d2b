/**
 * Wraps @docusaurus/theme-classic `DocBreadcrumbs`.
 * Why: on the home page they would lead nowhere. It begins with whose manuals these are.
 * Can go when upstream shows no breadcrumbs on the home page.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useProvider} from '@portal/common/components/useProvider';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function DocBreadcrumbs(): ReactNode {
  const isHome = useLocation().pathname === useBaseUrl('/');
  const {company} = useProvider();
  return isHome ? <p translate="no">{company}</p> : <OriginalBreadcrumbs />;
}
