/**
 * Wraps @docusaurus/theme-classic `TOCCollapsible/CollapseButton`.
 * Why: screen readers say whether the table of contents is open.
 * Can go when upstream sets aria-expanded.
 */
import type {ReactNode} from 'react';
import OriginalCollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <OriginalCollapseButton {...props} aria-expanded={!props.collapsed} />;
}
