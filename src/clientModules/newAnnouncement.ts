import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/**
 * The theme hides a dismissed announcement bar before React starts, without
 * asking whether the text is still the same. This shows a changed one at once.
 */
function showChangedAnnouncement(id: string): void {
  let dismissed: string | null = null;
  try {
    dismissed = localStorage.getItem('docusaurus.announcement.id');
  } catch {
    // Storage is blocked: nothing was dismissed.
  }
  if (dismissed !== id) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
}

const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
if (ExecutionEnvironment.canUseDOM && announcementBar) {
  showChangedAnnouncement(announcementBar.id);
}
