import {readFileSync} from 'node:fs';
import path from 'node:path';
import {clientDir} from '../lib/clientDir';

/** Patterns that this plugin expects in the framework's browser code, by file. */
const expected: Record<string, readonly RegExp[]> = {
  'clientEntry.js': [
    /import preload from '\.\/preload'/,
    /import docusaurus from '\.\/docusaurus'/,
    /preload\(window\.location\.pathname\)\.then\(/,
    /import \{ BrowserRouter, HashRouter \} from 'react-router-dom'/,
  ],
  'App.js': [
    /import PendingNavigation from '\.\/PendingNavigation'/,
    /<PendingNavigation location=\{normalizedLocation\}>/,
  ],
  'ClientLifecyclesDispatcher.js': [
    /export function dispatchLifecycleAction\(lifecycleAction, \.\.\.args\)/,
    /function ClientLifecyclesDispatcher\(\{ children, location, previousLocation, \}\)/,
  ],
  'PendingNavigation.js': [
    /import preload from '\.\/preload'/,
    /preload\(nextLocation\.pathname\)/,
    /\.catch\([^]*window\.location\.reload\(\)/,
  ],
  'docusaurus.js': [/import preloadHelper from '\.\/preload'/, /__webpack_require__\.gca\(/],
  'preload.js': [/route\.component\.preload/],
  'exports/ComponentCreator.js': [
    /routesChunkNames\[`\$\{path\}-\$\{hash\}`\]/,
    /loader\[keyPath\] = chunkRegistry\[0\]/,
  ],
};

/** Returns the first expectation that the framework does not meet, as `file: pattern`, or null if it meets all. */
export function unmetExpectation(dir: string = clientDir): string | null {
  for (const [file, patterns] of Object.entries(expected)) {
    const source = readFileSync(path.join(dir, file), 'utf8');
    const unmet = patterns.find((pattern) => !pattern.test(source));
    if (unmet) {
      return `${file}: ${unmet}`;
    }
  }
  return null;
}
