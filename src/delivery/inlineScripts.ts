import {createHash} from 'node:crypto';

/** Types of `script` elements that hold data and are never run. */
const dataTypes = /(?:^|\s)type=["']?(?:application\/(?:ld\+)?json|speculationrules)/i;

/** Sources of the inline scripts in a page's HTML, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', source = '']) => {
      return !/(?:^|\s)src=/i.test(attributes) && !dataTypes.test(attributes) && source !== '';
    })
    .map(([, , source = '']) => source);
}

/** Hash of a script as a Content-Security-Policy names it: `sha256-` and base64. */
export function scriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** Sorted hashes of all inline scripts of several pages, each once. */
export function scriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    inlineScripts(html).forEach((source) => hashes.add(scriptHash(source)));
  }
  return [...hashes].sort();
}
