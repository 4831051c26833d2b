import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Inside the project, so that a sandbox finds the packages; ignored by Git. */
const folder = path.resolve('.cache/bench');

const git = (dir: string, ...args: string[]) =>
  execFileSync('git', [
    '-C',
    dir,
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@localhost',
    ...args,
  ]);

/**
 * A copy of the last commit with its history (pages show their dates), in which a bench may
 * change pages and build without anything warm from before. Gives its folder.
 */
export function createSandbox(name: string): string {
  const dir = path.join(folder, name);
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  git('.', 'clone', '--quiet', '--local', '.', dir);
  // Its own caches lie in here.
  mkdirSync(path.join(dir, 'node_modules'));
  return dir;
}

/** Commits what the bench has changed in a sandbox: otherwise Git is asked about each page. */
export function commitSandbox(dir: string): void {
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--no-verify', '--message', 'Pages of the bench');
}
