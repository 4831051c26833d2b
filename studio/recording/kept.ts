/** What stays on the computer of whoever records: log-ins, and names that pictures must not show. Git ignores it. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const fileFor = (url: string, name: string): string =>
  path.join('.studio', new URL(url).host.replaceAll(':', '-'), name);

/** Returns where the log-in of a website is kept, as Playwright stores it. */
export function loginFile(url: string): string {
  const file = fileFor(url, 'login.json');
  mkdirSync(path.dirname(file), {recursive: true});
  return file;
}

/** Returns the log-in that is kept of a website, if there is one. */
export const keptLogin = (url: string): {storageState?: string} =>
  existsSync(fileFor(url, 'login.json')) ? {storageState: fileFor(url, 'login.json')} : {};

/** Returns the names that the pictures of a website must not show, with new ones. */
export function namesToHide(url: string, more: readonly string[] = []): string[] {
  const file = fileFor(url, 'verbergen.txt');
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const names = [...new Set([...known, ...more])];
  if (more.length > 0) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, names.map((name) => `${name}\n`).join(''));
  }
  return names;
}
