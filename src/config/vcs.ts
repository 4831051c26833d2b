import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

/** Reads the whole history once. It misses files with umlauts, whose names Git prints quoted. */
const eager = getVcsPreset('git-eager');
/** Asks Git about one file, whatever its name. */
const adHoc = getVcsPreset('git-ad-hoc');

/**
 * Git as the source of the last-updated date, without the committer's name:
 * a page shows an author only where its front matter gives one.
 */
export const vcs = {
  ...eager,
  async getFileLastUpdateInfo(filePath) {
    const info =
      (await eager.getFileLastUpdateInfo(filePath)) ??
      (await adHoc.getFileLastUpdateInfo(filePath));
    return info && {...info, author: ''};
  },
} satisfies VcsConfig;
