import {spawnSync} from 'node:child_process';
import logger from '@docusaurus/logger';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

/** Reads the whole history once. It misses files with umlauts, whose names Git prints quoted. */
const eager = getVcsPreset('git-eager');
/** Asks Git about one file, whatever its name. */
const adHoc = getVcsPreset('git-ad-hoc');

const remedy = 'Build in a clone with its whole history (in a workflow `fetch-depth: 0`).';

function isShallow(cwd: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'true';
}

let hasWarned = false;

/** A copy without history, such as an unpacked archive, can be built all the same. */
function warnOnce(error: unknown): void {
  if (!hasWarned) {
    hasWarned = true;
    const [reason] = String((error as Error).message).split('\n');
    logger.warn(
      `Pages and sitemap will not say when something changed last: Git cannot tell (${reason}). ${remedy}`,
    );
  }
}

/**
 * Git as the source of the last-updated date, without the committer's name:
 * a page shows an author only where its front matter gives one.
 */
export const vcs = {
  ...eager,
  initialize(params) {
    if (isShallow(params.siteDir)) {
      logger.warn(
        `The dates of the last changes will be too late: this clone has a part of the history only. ${remedy}`,
      );
    }
    eager.initialize(params);
  },
  async getFileLastUpdateInfo(filePath) {
    try {
      const info =
        (await eager.getFileLastUpdateInfo(filePath)) ??
        (await adHoc.getFileLastUpdateInfo(filePath));
      return info && {...info, author: ''};
    } catch (error) {
      warnOnce(error);
      return null;
    }
  },
} satisfies VcsConfig;
