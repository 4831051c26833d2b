import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {checkVersions, readVersions} from '../config/checks';
import codeBlocks from '@portal/content/rehype/codeBlocks';
import dividedTitles from '@portal/content/rehype/dividedTitles';
import {earlyRemarkPlugins, remarkPlugins} from '@portal/content/remark';
import {manualTable, manualPath, type Manual} from '@portal/content/manuals';

/** The options that all docs instances share. The manuals differ by data only. */
const commonOptions = (editUrl: string | null) =>
  ({
    // Without a repository that readers may edit, there is no link.
    editUrl: editUrl ?? undefined,
    breadcrumbs: true,
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    showLastUpdateTime: true,
    // The name comes from the front matter only, see vcs.ts.
    showLastUpdateAuthor: true,
    // «360-panorama-…» keeps its number in the address.
    numberPrefixParser: false,
    beforeDefaultRemarkPlugins: earlyRemarkPlugins,
    remarkPlugins,
    rehypePlugins: [codeBlocks, dividedTitles],
  }) satisfies Options;

/** Returns the options of the preset's docs instance: home and developer pages at `/`. */
export const homeDocsOptions = (editUrl: string | null) =>
  ({
    ...commonOptions(editUrl),
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
  }) satisfies Options;

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

/** Returns the options of one manual's docs instance. */
export function manualDocsOptions(manual: Manual, editUrl: string | null): Options {
  return {
    ...commonOptions(editUrl),
    id: manual.id,
    path: manual.id,
    routeBasePath: manualPath(manual),
    // Without a file Docusaurus generates `defaultSidebar` from the folders.
    sidebarPath: manual.sidebar && `./src/config/sidebars/${manual.sidebar}.ts`,
    ...versionOptions(manual),
  };
}

/** Returns one content-docs plugin per manual. */
export const manualPlugins = (editUrl: string | null): PluginConfig[] =>
  manualTable.map((manual) => [
    '@docusaurus/plugin-content-docs',
    manualDocsOptions(manual, editUrl),
  ]);
