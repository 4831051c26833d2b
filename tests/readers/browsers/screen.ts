import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

/** Starts a screen that nobody sees, and returns its number. */
export async function startScreen(): Promise<{screen: ChildProcess; number: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // The stream stays open: the screen ends if it cannot write there.
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return {screen, number: String(number).trim()};
}
