import {spawn} from 'node:child_process';

/** Runs a command. Shows its output at once (`isShown`), or returns it in one piece. */
export function execute(
  command: string,
  isShown: boolean,
): Promise<{status: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}
