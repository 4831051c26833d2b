import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

interface Package {
  hasInstallScript?: boolean;
  optional?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Package>;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const folders = [
  '.',
  'studio',
  ...readdirSync('packages').map((name) => path.join('packages', name)),
];
const manifests = new Map(folders.map((folder) => [folder, read(`${folder}/package.json`)]));
const manifest = manifests.get('.')!;

/** What a package.json names, with its version. */
const allOf = ({dependencies, devDependencies, overrides}: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...overrides,
});

/** The folder of the package that a file belongs to. */
const folderOf = (file: string): string =>
  /^(?:packages[/\\][^/\\]+|studio)/.exec(file)?.[0] ?? '.';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const workflow = ['workflows/portal', 'workflows/content', 'actions/set-up/action']
  .map((name) => readFileSync(`.github/${name}.yml`, 'utf8'))
  .join('\n');

/** The framework's modules, and forks that it installs under the names of others. */
const frameworks =
  /^(?:@(?:site|theme|theme-init|theme-original|generated|docusaurus)\/|react-helmet-async$|react-loadable$)/;

/** Packages that the files of a folder import, with the files. */
function importedPackages(folder: string): [name: string, file: string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({fileName}) => fileName)
        .filter((name) => !name.startsWith('.') && !isBuiltin(name) && !frameworks.test(name))
        .map((name): [string, string] => [/^(?:@[^/]+\/)?[^/]+/.exec(name)![0], file]),
    );
}

/** The paths where Node.js looks for a package that the package at `path` imports, nearest first. */
function candidates(path: string, name: string): string[] {
  const parents = path.split('/node_modules/').map((_, i, parts) => parts.slice(0, i + 1));
  const own = parents
    .reverse()
    .map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`);
  return [...own, `node_modules/${name}`];
}

describe('supply chain', () => {
  it('pins every dependency to one version', () => {
    const versions = [...manifests.values()].flatMap((one) => Object.entries(allOf(one)));
    const known = new Map(versions);
    expect(
      versions.filter(([name, version]) => !/^\d/.test(version) || known.get(name) !== version),
    ).toEqual([]);
  });

  // knip finds the contrary, what is declared and not imported.
  it('declares every package that a file imports in the package of the file', () => {
    const imported = ['src', 'packages', 'scripts', 'studio', 'tests'].flatMap(importedPackages);
    expect(imported.length).toBeGreaterThan(100);
    expect(
      imported.filter(([name, file]) => {
        const own = manifests.get(folderOf(file))!;
        const declared = [own.name, ...Object.keys({...allOf(own), ...own.peerDependencies})];
        return !declared.includes(name) && !declared.includes(`@types/${name}`);
      }),
    ).toEqual([]);
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

  // npm omits from the lockfile what the registry does not have, and then fails on other computers.
  it('has every package for another operating system or processor in the lockfile', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !candidates(path, name).some((place) => lock.packages[place]))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry host in the lockfile', () => {
    expect(
      Object.values(lock.packages).filter(({resolved}) => resolved?.startsWith('http')),
    ).toEqual([]);
  });

  it('pins the workflow’s actions to a commit', () => {
    const uses = workflow.match(/uses: (?!\.\/).*/g) ?? [];
    expect(uses.length).toBeGreaterThan(3);
    expect(uses.filter((line) => !/@[\da-f]{40} # v\d/.test(line))).toEqual([]);
  });
});
