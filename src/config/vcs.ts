import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const git = getVcsPreset('git-eager');

/**
 * Git as the source of the last-updated date, without the committer's name:
 * a page shows an author only where its front matter gives one.
 */
export const vcs = {
  ...git,
  async getFileLastUpdateInfo(filePath) {
    const info = await git.getFileLastUpdateInfo(filePath);
    return info && {...info, author: ''};
  },
} satisfies VcsConfig;
