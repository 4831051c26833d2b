/** Stands in for `@docusaurus/router`: the address of the test environment. */
export function useLocation(): {hash: string} {
  return {hash: typeof window === 'undefined' ? '' : window.location.hash};
}
