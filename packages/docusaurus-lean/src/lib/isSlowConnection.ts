/** Returns whether the reader saves data or uses 2G. Nothing is prefetched in that case. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);
}
