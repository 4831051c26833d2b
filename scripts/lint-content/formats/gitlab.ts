import {createHash} from 'node:crypto';
import type {Result} from '../run';

/**
 * Returns the findings as a report that GitLab shows in a merge request: JSON with the fields that it asks for.
 * A fingerprint stays when lines above change, so that GitLab knows a finding again.
 * Source: docs.gitlab.com, «Code Quality», «Code Quality report format».
 */
export function gitlab(results: readonly Result[]): string {
  const known = new Map<string, number>();
  const report = results.map(({file, line, rule, level, message}) => {
    const what = [file, rule, message].join('\n');
    const count = (known.get(what) ?? 0) + 1;
    known.set(what, count);
    return {
      description: message,
      check_name: rule,
      fingerprint: createHash('sha256').update(`${what}\n${count}`).digest('hex'),
      severity: level === 'error' ? 'major' : 'minor',
      location: {path: file, lines: {begin: line}},
    };
  });
  return JSON.stringify(report, null, 2);
}
