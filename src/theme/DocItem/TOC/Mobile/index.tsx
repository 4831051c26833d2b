/**
 * Wraps @docusaurus/theme-classic `DocItem/TOC/Mobile`.
 * Why: a page begins with its title and what it is about. The contents stand above the sections (`DocItem/Content`).
 * Can go when upstream puts them below the title.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalMobile from '@theme-original/DocItem/TOC/Mobile';

export default function DocItemTOCMobile(): ReactNode {
  const {toc} = useDoc();
  return toc.some(({level}) => level === 2) ? null : <OriginalMobile />;
}
