/**
 * Replaces @docusaurus/theme-classic `DocCard` (eject).
 * Why: cards of categories look like those of the home page. Upstream's have an emoji, which looks different on every
 * device and which screen readers read aloud.
 * Can go when the configuration can choose the icon.
 */
import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import Card from '@site/src/components/Card';

export default function DocCard({item}: Props): ReactNode {
  const itemsPlural = useDocCardDescriptionCategoryItemsPlural();
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') {
    return null;
  }
  const isCategory = item.type === 'category';
  const href = isCategory ? findFirstSidebarItemLink(item) : item.href;
  const description =
    item.description ?? (isCategory ? itemsPlural(item.items.length) : doc?.description);
  return (
    href && (
      <Card
        to={href}
        icon={isCategory ? 'blocks' : 'list'}
        title={<h2>{item.label}</h2>}
        description={description}
      />
    )
  );
}
