import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {logger} from '@docusaurus/logger';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';
import {swissDay} from '@portal/common/text/swissDay';
import {importedPartials} from '@portal/common/text/importedPartials';

/** Reads the whole history once. It misses files with umlauts, because Git prints their names in quotes. */
const eager = getVcsPreset('git-eager');
/** Asks Git about one file. This works with any name. */
const adHoc = getVcsPreset('git-ad-hoc');

/**
 * Returns whether a clone lacks older commits. Git then dates files by the oldest commit that is there, which is too
 * late.
 */
function isShallowClone(cwd: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'true';
}

let hasWarned = false;

/** Warns once instead of stopping, so that a copy without history, such as an unpacked archive, can still be built. */
function warnOnce(error: unknown): void {
  if (!hasWarned) {
    hasWarned = true;
    const [reason] = String((error as Error).message).split('\n');
    logger.warn(
      `Seiten und Sitemap nennen keinen Tag der letzten Änderung: Git kennt ihn nicht (${reason}) → Bauen Sie in einem Klon mit der ganzen Geschichte, im Workflow mit «fetch-depth: 0».
Pages and sitemap will not say when something changed last: Git cannot tell (${reason}). Build in a clone with its whole history (in a workflow \`fetch-depth: 0\`).`,
    );
  }
}

/** Returns a file and the partials that it includes, directly or through other partials. */
function withPartials(file: string, siteDir: string, known = new Set<string>()): Set<string> {
  if (!known.has(file)) {
    known.add(file);
    const text = /\.mdx?$/.test(file) ? readFileSync(file, 'utf8') : '';
    importedPartials(text, file, siteDir).forEach((one) => withPartials(one, siteDir, known));
  }
  return known;
}

let root = '';
let isShallow = false;

/**
 * Reads the last-updated day from Git, without the committer's name: a page shows an author only if its front matter
 * names one. A change of a partial counts as a change of the page. The day is the Swiss one. It is given as its
 * midnight in UTC, as front matter gives days, and as pages and sitemap read them.
 */
export const vcs = {
  ...eager,
  initialize(params) {
    root = params.siteDir;
    isShallow = isShallowClone(root);
    eager.initialize(params);
  },
  async getFileLastUpdateInfo(filePath) {
    try {
      if (isShallow) {
        throw new Error('shallow clone');
      }
      const infos = await Promise.all(
        [...withPartials(filePath, root)].map(
          async (file) =>
            (await eager.getFileLastUpdateInfo(file)) ?? (await adHoc.getFileLastUpdateInfo(file)),
        ),
      );
      const timestamps = infos.flatMap((info) => (info ? [info.timestamp] : []));
      return timestamps.length > 0
        ? {timestamp: Date.parse(swissDay(Math.max(...timestamps))), author: ''}
        : null;
    } catch (error) {
      warnOnce(error);
      return null;
    }
  },
} satisfies VcsConfig;
