import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let folder: string;
const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-vcs-'));
});
afterEach(() => {
  warn.mockClear();
  vi.resetModules();
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

it('lets a copy without history be built, and says what is missing', async () => {
  writeFileSync(path.join(folder, 'seite.mdx'), 'Text');
  expect(await lastUpdate(folder)).toBeNull();
  expect(await lastUpdate(folder)).toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/will not say when something changed last.*clone/)],
  ]);
});

it('says that the dates of a shallow clone are not those of the pages', async () => {
  commitPage(folder);
  git(folder, 'commit', '--allow-empty', '-m', 'Two');
  const clone = path.join(folder, 'clone');
  git(folder, 'clone', '--depth', '1', pathToFileURL(folder).href, clone);
  expect(await lastUpdate(clone)).not.toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('a part of the history only')]]);
});
