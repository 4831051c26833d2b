/**
 * Wraps @docusaurus/theme-classic 3.10.2 `MDXComponents`.
 * Why: a wide table scrolls sideways instead of the page; a folded text is the browser's own, which opens on paper,
 * for a search in the page and for links into it (the theme's keeps its content hidden then).
 * Can go never; it is the framework's documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import WideTable from '@site/src/components/WideTable';

export default {...MDXComponents, Details: 'details', details: 'details', table: WideTable};
