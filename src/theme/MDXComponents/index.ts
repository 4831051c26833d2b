/**
 * Wraps @docusaurus/theme-classic 3.10.2 `MDXComponents`.
 * Why: a wide table scrolls sideways instead of the page.
 * Can go never; it is the framework's documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import WideTable from '@site/src/components/WideTable';

export default {...MDXComponents, table: WideTable};
