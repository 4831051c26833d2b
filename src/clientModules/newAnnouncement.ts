import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * The theme hides a dismissed announcement bar before React starts, without
 * asking whether the text is still the same. This shows a changed one at once.
 */
function showChangedAnnouncement(id: string): void {
  if (createStorageSlot('docusaurus.announcement.id').get() !== id) {
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }
}

const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
if (ExecutionEnvironment.canUseDOM && announcementBar) {
  showChangedAnnouncement(announcementBar.id);
}
