/**
 * Wraps @docusaurus/theme-classic `DocTagsListPage`.
 * Why: every page has a description, and search engines do not need lists of known pages. Upstream sets neither.
 * Can go when Docusaurus describes the pages of tags and can exclude them from search engines.
 */
import type {ReactNode} from 'react';
import OriginalDocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import TagPageHead from '@site/src/components/TagPageHead';

export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalDocTagsListPage {...props} />
      <TagPageHead />
    </>
  );
}
