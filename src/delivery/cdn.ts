import type {HeaderRule} from './headers';
import type {Redirect} from './redirects';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. A header that a later
 * rule sets anew is detached first (`! Name`), because matching rules add up.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>();
  return rules
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
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
