import {spawnSync} from 'node:child_process';

/** Runs Git in a folder. Returns what it printed, or null if it failed. */
export function git(folder: string, ...args: string[]): string | null {
  const {status, stdout} = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : null;
}

/** Returns the files of the project, new ones included, without those that Git ignores. */
export const projectFiles = (): string[] =>
  (git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard') ?? '')
    .split('\0')
    .filter(Boolean);
