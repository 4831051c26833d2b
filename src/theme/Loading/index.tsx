/**
 * Replaces @docusaurus/core `Loading` (eject).
 * Why: its texts cannot be translated, and its colours cannot be themed.
 * Can go when upstream uses translate() there.
 */
export {default} from '@portal/common/components/LoadingState';
