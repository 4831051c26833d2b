/** Returns the value below which the given share (0 to 1) of the numbers lies, or NaN if there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Returns p50 and p95 of numbers, rounded to a tenth. */
export function spread(numbers: readonly number[]): {p50: number; p95: number} {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {p50: round(percentile(numbers, 0.5)), p95: round(percentile(numbers, 0.95))};
}
