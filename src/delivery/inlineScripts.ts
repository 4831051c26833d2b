import {createHash} from 'node:crypto';

/** Matches types of `script` elements that contain data and never run. */
const dataTypes = /(?:^|\s)type=["']?(?:application\/(?:ld\+)?json|speculationrules)/i;

/** Returns the sources of the inline scripts in a page's HTML, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', source = '']) => {
      return !/(?:^|\s)src=/i.test(attributes) && !dataTypes.test(attributes) && source !== '';
    })
    .map(([, , source = '']) => source);
}

/** Returns the hash of a script in the form of a Content-Security-Policy: `sha256-` and base64. */
export function scriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Returns the sorted hashes of all inline scripts of several pages, each once. */
export function scriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    inlineScripts(html).forEach((source) => hashes.add(scriptHash(source)));
  }
  return [...hashes].sort();
}
