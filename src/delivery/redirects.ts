/** A permanent redirect between two percent-encoded paths with base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns the redirects of moved pages. `old` maps the former address to the current one, both without base path. */
export function movedPages(baseUrl: string, old: Record<string, string>): Redirect[] {
  return Object.entries(old).map(([from, to]) => ({
    from: encodeURI(baseUrl + from.slice(1)),
    to: encodeURI(baseUrl + to.slice(1)),
  }));
}

/**
 * Returns as many redirects as a host with a limit reads: first all redirects of moved pages, then other spellings,
 * `.html` last. For the others, the 404 page leads readers to their page.
 */
export function fitting(
  moved: readonly Redirect[],
  spelled: readonly Redirect[],
  limit: number,
): Redirect[] {
  const isFile = ({from}: Redirect) => from.endsWith('.html');
  const byWorth = [...spelled].sort((a, b) => Number(isFile(a)) - Number(isFile(b)));
  return [...moved, ...byWorth.slice(0, Math.max(0, limit - moved.length))];
}

/**
 * Returns redirects of other spellings for hosts that match paths literally: lower case, `.html`, decomposed umlauts.
 */
export function spellings(routes: readonly string[]): Redirect[] {
  return routes.flatMap((route) => {
    if (route.endsWith('/')) {
      return [];
    }
    const variants = [`${route}.html`, route.toLowerCase(), route.normalize('NFD')];
    return [...new Set(variants)]
      .filter((variant) => variant !== route)
      .map((variant) => ({from: encodeURI(variant), to: encodeURI(route)}));
  });
}
