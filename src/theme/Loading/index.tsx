/**
 * Replaces @docusaurus/core 3.10.2 `Loading` (eject).
 * Why: its texts cannot be translated and its colours not be themed.
 * Can go when the upstream component uses translate().
 */
export {default} from '@site/src/components/LoadingState';
