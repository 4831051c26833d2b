/** Stands in for `@docusaurus/useBrokenLinks`: nobody collects links and anchors. */
export default function useBrokenLinks() {
  return {collectAnchor: () => undefined, collectLink: () => undefined};
}
