import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import {tagDescription} from './tagDescription';

/**
 * What the page of a tag, or the list of all, says of itself. It only lists pages that are found by
 * themselves, so it stays out of search engines, of the sitemap and of the portal's own search.
 */
export default function TagPageHead({tag}: {tag?: string}): ReactNode {
  const {pluginId, version} = useDocsVersion();
  return (
    <PageMetadata description={tagDescription(tag, pluginId, version)}>
      <meta name="robots" content="noindex, follow" />
    </PageMetadata>
  );
}
