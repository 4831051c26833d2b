import {spawnSync} from 'node:child_process';

/** Installs packages of Debian or Ubuntu as root. Does nothing elsewhere, because it would have to ask. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) {
    return;
  }
  spawnSync('apt-get', ['update']);
  spawnSync('apt-get', ['install', '-y', ...names], {
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}
