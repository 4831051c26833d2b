/**
 * Replaces @docusaurus/theme-classic `DocCard` (eject).
 * Why: cards of categories need no emoji. It looks different on every device, and screen readers read it aloud. To
 * look for one in each label takes as much time as all else on the page: `Intl.Segmenter` is slow to create.
 * Can go when the configuration can switch the icon off.
 */
import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';

export default function DocCard({item}: Props): ReactNode {
  const itemsPlural = useDocCardDescriptionCategoryItemsPlural();
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  const isCategory = item.type === 'category';
  const href = isCategory ? findFirstSidebarItemLink(item) : item.href;
  const {
    label: title,
    className,
    description = isCategory ? itemsPlural(item.items.length) : doc?.description,
  } = item;
  return href && <Layout {...{item, className, href, title, description}} icon={null} />;
}
