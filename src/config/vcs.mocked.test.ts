import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {logger} from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let folder: string;
const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-vcs-'));
});
afterEach(() => {
  warn.mockClear();
  vi.resetModules();
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

const git = (cwd: string, ...args: string[]) =>
  expect(
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.ch', ...args], {cwd}).status,
  ).toBe(0);

/** What a build in a folder learns about its page. */
async function lastUpdate(siteDir: string) {
  const {vcs} = await import('./vcs');
  vcs.initialize({siteDir});
  return vcs.getFileLastUpdateInfo(path.join(siteDir, 'seite.mdx'));
}

function commitPage(cwd: string) {
  writeFileSync(path.join(cwd, 'seite.mdx'), 'Text');
  git(cwd, 'init');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-m', 'One');
}

it('reads the date of a page, without the name of who wrote it', async () => {
  commitPage(folder);
  expect(await lastUpdate(folder)).toEqual({timestamp: expect.any(Number), author: ''});
  expect(warn).not.toHaveBeenCalled();
});

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'takes the day in Switzerland, also on a computer in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-11-28T00:30:00+01:00');
    commitPage(folder);
    expect(await lastUpdate(folder)).toMatchObject({timestamp: Date.parse('2026-11-28')});
  },
);

it('reads the date of a partial that is younger than its page', async () => {
  commitPage(folder);
  const earlier = await lastUpdate(folder);
  writeFileSync(path.join(folder, 'seite.mdx'), "import Teil from './_teil.mdx';");
  writeFileSync(path.join(folder, '_teil.mdx'), "import Rest from '@site/_rest.mdx';");
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'Two', '--date', '2030-01-01T00:00:00Z');
  writeFileSync(path.join(folder, '_rest.mdx'), 'Text');
  git(folder, 'add', '.');
  vi.stubEnv('GIT_COMMITTER_DATE', '2040-01-01T00:00:00Z');
  git(folder, 'commit', '-m', 'Three');
  vi.resetModules();
  const later = await lastUpdate(folder);
  expect(later!.timestamp).toBeGreaterThan(earlier!.timestamp);
  expect(new Date(later!.timestamp).getUTCFullYear()).toBe(2040);
});

it('lets a copy without history be built, and says what is missing', async () => {
  writeFileSync(path.join(folder, 'seite.mdx'), 'Text');
  expect(await lastUpdate(folder)).toBeNull();
  expect(await lastUpdate(folder)).toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/will not say when something changed last.*clone/)],
  ]);
});

it('gives no dates in a shallow clone, where they would be wrong, and says why in two languages', async () => {
  commitPage(folder);
  git(folder, 'commit', '--allow-empty', '-m', 'Two');
  const clone = path.join(folder, 'clone');
  git(folder, 'clone', '--depth', '1', pathToFileURL(folder).href, clone);
  expect(await lastUpdate(clone)).toBeNull();
  expect(await lastUpdate(clone)).toBeNull();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /nennen keinen Tag.*fetch-depth: 0.*\n.*will not say when.*fetch-depth: 0/,
      ),
    ],
  ]);
});
