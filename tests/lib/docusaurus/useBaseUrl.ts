/** Stands in for `@docusaurus/useBaseUrl`: the site is at the root. */
export default function useBaseUrl(url: string): string {
  return url;
}
