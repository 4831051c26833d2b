/**
 * Replaces @docusaurus/core 3.10.2 `Root`, which renders its children only.
 * Why: the search panel stays open when the page under it changes.
 * Can go when all manuals share one layout.
 */
export {default} from '@portal/search/provider';
