/** Fails for a known vulnerability in what is shipped, unless `audit-allowlist.json` gives a reason. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {unexplained, type AuditReport} from './lib/audit';

const allowed = JSON.parse(readFileSync('scripts/audit-allowlist.json', 'utf8')) as Record<
  string,
  string
>;
const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: true,
});
const report = JSON.parse(stdout || '{}') as AuditReport;
if (!report.vulnerabilities) {
  console.error(
    'npm audit gave no report: the registry in use does not offer it. Run it against one that does.',
  );
  process.exit(1);
}
const found = unexplained(report, allowed);
found.forEach((line) => console.error(line));
console.log(`${found.length} vulnerabilities without a reason in scripts/audit-allowlist.json`);
process.exit(found.length === 0 ? 0 : 1);
