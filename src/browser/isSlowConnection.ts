/** Whether the reader saves data or is on 2G: then nothing is loaded that they have not asked for. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);
}
