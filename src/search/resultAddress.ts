/** The address of a result, which a hosted index may give without origin, as a link of the site; external ones stay absolute. */
export function resultAddress(url: string, siteUrl: string, baseUrl: string): string {
  const {href} = new URL(url, siteUrl);
  return href.startsWith(siteUrl + baseUrl) ? href.slice(siteUrl.length) : href;
}

/** Whether such a link leads out of the site: then it opens as a full page load. */
export const isExternal = (link: string): boolean => /^https?:/.test(link);
