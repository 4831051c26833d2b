import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

/**
 * Shows a changed announcement at once. The theme hides a dismissed announcement bar before React starts, without
 * checking whether the text is still the same.
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
