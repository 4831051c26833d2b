import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {lateScriptLinks} from '../../../src/delivery/lateScripts';
import {builtFile} from '../../../src/plugins/lib/builtPages';

/** Addresses of the scripts that a page's HTML asks for, those that run late among them. */
export function scriptsOf(html: string): string[] {
  const found = [/<script\b[^>]*? src="?([^\s">]+)/g, lateScriptLinks];
  return found.flatMap((pattern) => [...html.matchAll(pattern)].map(([, address = '']) => address));
}

/** Compressed size of a built page's scripts; 0 without such a page. */
export function scriptBytes(dir: string, address: string): number {
  const page = builtFile(path.join(dir, 'build'), '/', address);
  const scripts = existsSync(page) ? scriptsOf(readFileSync(page, 'utf8')) : [];
  const size = (script: string) =>
    brotliCompressSync(readFileSync(path.join(dir, 'build', script))).length;
  return scripts.reduce((total, script) => total + size(script), 0);
}
