/** Stands in for `@docusaurus/useIsBrowser`: React has taken over. */
export default function useIsBrowser(): boolean {
  return true;
}
