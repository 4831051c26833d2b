import type {HeaderRule} from './headers';
import type {Redirect} from './redirects';

/** Files of the site that CDNs read and other servers must not serve. */
export const cdnFiles = ['_headers', '_redirects'] as const;

/**
 * Limits of Cloudflare Pages for the two files. It silently ignores the rest
 * (https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/).
 */
export const limits = {headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000};

/** Throws if the host would read only a part of the file to be written. */
function check(
  file: (typeof cdnFiles)[number],
  lines: readonly string[],
  rules: number,
  maxRules: number,
  maxLine: number,
): void {
  const longest = Math.max(0, ...lines.map((line) => line.length));
  if (rules > maxRules || longest > maxLine) {
    throw new Error(
      `${file} has ${rules} rules and a line of ${longest} characters; the CDN reads ${maxRules} and ${maxLine}. Shorten src/delivery/${file === '_headers' ? 'headers.ts' : 'oldAddresses.json'}.`,
    );
  }
}

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages. A header that a later rule sets again is removed first
 * (`! Name`), because Cloudflare joins the values of all matching rules. Netlify ignores that line and uses the later
 * value.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  const text = rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => {
        const detach = seen.has(name) ? [`  ! ${name}`] : [];
        seen.add(name);
        return [...detach, `  ${name}: ${value}`];
      });
      return [path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
  check('_headers', text.split('\n'), rules.length, limits.headerRules, limits.headerLine);
  return text;
}

/** Returns the `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({from, to}) => `${from} ${to} 301`);
  check('_redirects', lines, lines.length, limits.redirects, limits.redirectLine);
  return lines.map((line) => `${line}\n`).join('');
}
