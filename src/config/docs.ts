import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {checkVersions, readVersions} from './checks';
import codeBlocks from '../rehype/codeBlocks';
import {remarkPlugins} from '../remark';
import {manualTable, manualPath, type Manual} from './manuals';

/** What every docs instance has in common; the manuals differ by data only. */
const commonOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  showLastUpdateTime: true,
  // The name comes from the front matter only, see vcs.ts.
  showLastUpdateAuthor: true,
  // «360-panorama-…» keeps its number in the address.
  numberPrefixParser: false,
  remarkPlugins,
  rehypePlugins: [codeBlocks],
} satisfies Options;

/** Options of the preset's docs instance: home and developer pages at `/`. */
export const homeDocsOptions = {
  ...commonOptions,
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
} satisfies Options;

function versionOptions(manual: Manual): Partial<Options> {
  if (!manual.versions) {
    return {};
  }
  checkVersions(manual, readVersions(manual));
  return {
    lastVersion: manual.versions[0]?.name,
    versions: Object.fromEntries(
      manual.versions.map(({name, label, path, banner}) => [
        name,
        {label, path, badge: true, banner: banner ?? 'none'} as const,
      ]),
    ),
  };
}

/** Options of one manual's docs instance. */
export function manualDocsOptions(manual: Manual): Options {
  return {
    ...commonOptions,
    id: manual.id,
    path: manual.id,
    routeBasePath: manualPath(manual),
    // Without a file Docusaurus generates `defaultSidebar` from the folders.
    sidebarPath: manual.sidebar && `./src/config/sidebars/${manual.sidebar}.ts`,
    ...versionOptions(manual),
  };
}

/** One content-docs plugin per manual. */
export const manualPlugins: PluginConfig[] = manualTable.map((manual) => [
  '@docusaurus/plugin-content-docs',
  manualDocsOptions(manual),
]);
