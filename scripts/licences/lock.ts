import {readFileSync} from 'node:fs';

/** A package of the lockfile, by its folder. */
export interface Package {
  folder: string;
  version: string;
  /** As the package declares it; empty if it declares none in the present form. */
  licence: string;
}

/** Licences of packages that declare none in the present form, read in the file that each brings along. */
const readInFile: Record<string, string> = {
  eval: 'MIT',
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
};

/** Licences of what readers get: they ask for no more than their own text. */
export const forReaders = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];

/** Licences of what builds and tests the portal, and is not passed on. */
export const forBuilding = [
  ...forReaders,
  'MIT-0',
  'CC0-1.0',
  'CC-BY-4.0',
  'CC BY-SA 4.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
  'GPL-3.0-or-later',
  'LGPL-3.0-or-later',
];

/**
 * Returns whether one of the licences of an expression such as `(MIT OR GPL-3.0)` is allowed, or all where it says
 * `AND`; https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
export const isAllowed = (licence: string, allowed: readonly string[]): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));

/** Returns the packages of the lockfile, without those of the repository itself. */
export function readPackages(): Package[] {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {version?: string; license?: string; link?: boolean}>;
  };
  return Object.entries(packages)
    .filter(([folder, {link}]) => folder.includes('node_modules/') && !link)
    .map(([folder, {version = '', license}]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {folder, version, licence: license ?? readInFile[name] ?? ''};
    });
}
