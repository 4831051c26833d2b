/** The part of `npm audit --json` that is read. */
export interface AuditReport {
  vulnerabilities?: Record<
    string,
    {severity: string; via: (string | {url: string; title: string})[]}
  >;
}

/**
 * The advisories of a report that no reason is given for, one line each.
 * `allowed` maps an advisory's address to the reason why it does not matter here.
 */
export function unexplained(report: AuditReport, allowed: Record<string, string>): string[] {
  return Object.entries(report.vulnerabilities ?? {}).flatMap(([name, {severity, via}]) =>
    via
      .filter((cause) => typeof cause !== 'string')
      .filter(({url}) => !allowed[url])
      .map(({url, title}) => `${name} (${severity}): ${title} ${url}`),
  );
}
