/** What a run of wrk with `--latency` found. */
export interface LoadReport {
  pagesPerSecond: number;
  /** Milliseconds within which half and 99 of 100 answers came. */
  median: number;
  p99: number;
  /** Bytes per second as wrk writes them, such as 12.30MB. */
  transfer: string;
  /** Answers other than 2xx and 3xx, and failed connections. */
  failures: number;
}

const units: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function milliseconds(output: string, percentile: number): number {
  const [, value, unit = ''] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(output) ?? [];
  return Number(value) * (units[unit] ?? NaN);
}

/** Reads the text that wrk prints; throws when it is no such text. */
export function readReport(output: string): LoadReport {
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  if (rate === undefined) {
    throw new Error(`wrk printed no result:\n${output}`);
  }
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  return {
    pagesPerSecond: Number(rate),
    median: milliseconds(output, 50),
    p99: milliseconds(output, 99),
    transfer: /^Transfer\/sec:\s+(\S+)$/m.exec(output)?.[1] ?? '',
    failures: Number(refused) + (broken?.slice(1) ?? []).reduce((sum, n) => sum + Number(n), 0),
  };
}
