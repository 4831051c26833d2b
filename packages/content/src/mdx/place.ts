import path from 'node:path';
import type {Position} from 'unist';

/** Returns the location of a node for messages to editors: `typo3/login.mdx:12`. */
export function place(node: {position?: Position}, file: {path: string}): string {
  return `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
}
