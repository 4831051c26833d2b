/** Returns bytes as kilobytes with one decimal: «12.3 kB». */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
