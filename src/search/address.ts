/**
 * Pattern (source of a regular expression) of addresses outside of the site:
 * results that match it open as a full page load, all others inside the site.
 */
export function externalUrlPattern(siteUrl: string, baseUrl: string): string {
  const escaped = (siteUrl + baseUrl).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^https?://(?!${escaped.replace(/^https?:\/\//, '')})`;
}

/** The address of a result as a link of the site; external ones stay absolute. */
export function resultAddress(url: string, externalPattern: string): string {
  if (new RegExp(externalPattern, 'i').test(url)) {
    return url;
  }
  const {pathname, search, hash} = new URL(url);
  return pathname + search + hash;
}
