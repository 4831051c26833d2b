import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {isForReaders} from '../lib/isForReaders';

/** Starts the framework in a task of its own, see `entry.ts`. */
export default function yieldAtStartPlugin(): Plugin {
  return {
    name: 'portal-yield-at-start',
    configureWebpack(_config, isServer) {
      return isForReaders(isServer) ? {entry: path.join(__dirname, 'entry.ts')} : {};
    },
  };
}
