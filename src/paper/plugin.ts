import {versionName} from '@portal/common/manuals';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {renderSVG} from 'uqr';
import {manualTable, type Manual} from '@portal/content/manuals';
import {deliveryDir} from '../build/deliveryDir';
import {handbookFolder, handbookList, outlineFile, type Handbook} from './handbook';
import {isTask, qrCode} from './sheet';
import {chaptersOf} from './outline';

/** Returns a manual in one version as a book. `routeOf` makes an address a route. */
function readHandbook(
  manual: Manual,
  {versionName: name, path: start, docs, sidebars}: LoadedVersion,
  routeOf: (address: string) => string,
): Handbook {
  const version = manual.versions?.find((one) => one.name === name);
  const routes = new Map(
    docs.filter(({unlisted}) => !unlisted).map(({id, permalink}) => [id, routeOf(permalink)]),
  );
  return {
    name: version?.path ? `${manual.id}-${version.path}` : manual.id,
    title: version ? versionName(manual, version) : manual.label,
    route: routeOf(start),
    chapters: chaptersOf(Object.values(sidebars).flat(), (id) => routes.get(id)),
  };
}

/**
 * Writes what paper needs: which pages `npm run handbook` prints, a list of handbooks, which is empty until then, and
 * the QR code of the address of every page with a task.
 */
export default function paperPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const {trailingSlash} = siteConfig;
  const routeOf = (address: string) =>
    decodeURI(applyTrailingSlash(address, {trailingSlash, baseUrl}));
  let handbooks: Handbook[] = [];
  let tasks: string[] = [];
  return {
    name: 'portal-paper',
    async allContentLoaded({allContent}: {allContent: AllContent}) {
      const instances = allContent['docusaurus-plugin-content-docs'] as Record<
        string,
        LoadedContent
      >;
      tasks = Object.values(instances)
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap(({docs}) => docs)
        .filter(({frontMatter}) => isTask(frontMatter))
        .map(({permalink}) => routeOf(permalink));
      handbooks = manualTable.flatMap((manual) =>
        (instances[manual.id]?.loadedVersions ?? []).map((version) =>
          readHandbook(manual, version, routeOf),
        ),
      );
    },
    async postBuild({outDir}) {
      for (const page of tasks) {
        const file = path.join(outDir, qrCode(page, baseUrl).slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, renderSVG(siteConfig.url + encodeURI(page), {border: 0}));
      }
      const folder = path.join(outDir, handbookFolder);
      await Promise.all([folder, deliveryDir(outDir)].map((dir) => mkdir(dir, {recursive: true})));
      await writeFile(path.join(folder, handbookList), '[]');
      await writeFile(
        path.join(deliveryDir(outDir), outlineFile),
        JSON.stringify(handbooks, null, 2),
      );
    },
  };
}
