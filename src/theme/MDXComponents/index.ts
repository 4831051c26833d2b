/**
 * Wraps @docusaurus/theme-classic 3.10.2 `MDXComponents`.
 * Why: the portal's own components are known to every page without an import.
 * Can go never; it is the framework's documented way.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {manualComponents} from '@site/src/components/manualComponents';
import WideTable from '@site/src/components/WideTable';

export default {...MDXComponents, ...manualComponents, table: WideTable};
