import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {tagDescription} from './tagDescription';

/**
 * Renders the head of the page of a tag or of the list of all tags. These pages only list pages that can be found
 * directly, so search engines, the sitemap and the portal's own search leave them out.
 */
export default function TagPageHead({tag}: {tag?: string}): ReactNode {
  const {pluginId, version} = useDocsVersion();
  return (
    <PageMetadata description={tagDescription(tag, pluginId, version)}>
      <meta name="robots" content="noindex, follow" />
    </PageMetadata>
  );
}
