/**
 * Wraps @docusaurus/theme-classic 3.10.2 `DocTagsListPage`.
 * Why: every page has a description, and search engines need no list of pages that they know; upstream has neither.
 * Can go when Docusaurus describes the pages of tags and lets them be kept out.
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
