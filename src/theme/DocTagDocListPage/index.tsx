/**
 * Wraps @docusaurus/theme-classic `DocTagDocListPage`.
 * Why: every page has a description, and search engines do not need lists of known pages. Upstream sets neither.
 * Can go when Docusaurus describes the pages of tags and can exclude them from search engines.
 */
import type {ReactNode} from 'react';
import OriginalDocTagDocListPage from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import TagPageHead from '@site/src/components/TagPageHead';

export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalDocTagDocListPage {...props} />
      <TagPageHead tag={props.tag.label} />
    </>
  );
}
