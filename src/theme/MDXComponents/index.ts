/**
 * Wraps @docusaurus/theme-classic `MDXComponents`.
 * Why: a wide table scrolls sideways instead of the page. Folded text uses the browser's own element: it opens for
 * printing, for a search in the page and for links into it. The theme's element does not.
 * Can go never; it is the documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import WideTable from '@site/src/components/WideTable';

export default {...MDXComponents, Details: 'details', details: 'details', table: WideTable};
