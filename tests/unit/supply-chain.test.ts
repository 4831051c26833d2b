import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

interface Lock {
  packages: Record<string, {hasInstallScript?: boolean; optional?: boolean; resolved?: string}>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const workflow = readFileSync('.github/workflows/portal.yml', 'utf8');

describe('supply chain', () => {
  it('pins every dependency to one version', () => {
    const versions = {...manifest.dependencies, ...manifest.devDependencies};
    expect(Object.entries(versions).filter(([, version]) => !/^\d/.test(String(version)))).toEqual(
      [],
    );
  });

  it('knows every package with an install script', () => {
    const names = Object.entries(lock.packages)
      .filter(([, {hasInstallScript, optional}]) => hasInstallScript && !optional)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
    const decided = Object.keys(manifest.allowScripts ?? {}).map((key) =>
      key.replace(/(?<=.)@.*/, ''),
    );
    expect(names.filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('names no registry host in the lockfile', () => {
    expect(
      Object.values(lock.packages).filter(({resolved}) => resolved?.startsWith('http')),
    ).toEqual([]);
  });

  it('pins the workflow’s actions to a commit', () => {
    const uses = workflow.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(3);
    expect(uses.filter((line) => !/@[\da-f]{40} # v\d/.test(line))).toEqual([]);
  });
});
