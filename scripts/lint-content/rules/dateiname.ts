import {readdirSync} from 'node:fs';
import path from 'node:path';
import {asciiName} from '../../../src/text/asciiName';
import {foldersAbove, sectionOf, sections} from '../../lib/content/sections';
import type {Site} from '../../lib/content/site';
import {isPicture} from '../lib/pictures';
import type {Finding, Rule} from '../lib/rule';
import {isMisnamed} from './kategorien';

/** Names become addresses. Some addresses with umlauts and underscores are to stay. */
const isPlain = (name: string): boolean => /^[a-zäöü\d._-]+$/.test(name);

const plain = (name: string): string => (name.startsWith('_') ? '_' : '') + asciiName(name);

/** What is wrong with the names of pages and of the folders that they lie in. */
function pageNames({pages}: Site): Finding[] {
  // The developers' pages in `docs` have capitals in their addresses.
  const files = [...pages.keys()].filter((file) => sectionOf(file).manual);
  const wrongPages = files.flatMap((file): Finding[] => {
    const {base, name, ext} = path.posix.parse(file);
    const message = `Der Dateiname «${base}» hat Leerschläge, Grossbuchstaben oder Sonderzeichen, die auch in die Adresse kommen → Benennen Sie die Datei um in «${plain(name)}${ext}».`;
    return isPlain(name) ? [] : [{file, line: 1, message}];
  });
  const folders = files.flatMap(foldersAbove);
  const wrongFolders = [...new Set(folders)].flatMap((folder): Finding[] => {
    const name = path.posix.basename(folder);
    const message = `Der Ordner «${name}» hat Leerschläge, Grossbuchstaben oder Sonderzeichen, die auch in die Adresse kommen → Benennen Sie ihn um in «${plain(name)}».`;
    return isPlain(name) ? [] : [{file: folder, line: 1, message}];
  });
  return [...wrongPages, ...wrongFolders];
}

/** Files that the build passes over: pages with a wrong ending, documents that no page offers. */
function otherNames({otherFiles, pages}: Site): Finding[] {
  const sources = [...pages.values()].map(({source}) => source);
  return otherFiles.flatMap(({file}): Finding[] => {
    const name = path.posix.basename(file);
    const [, page] = /^(.+)\.mdx?(?:\.|$)/i.exec(name) ?? [];
    // `kategorien` tells of a category's file with a wrong name.
    const isKnown = isPicture(file) || isMisnamed(file);
    if (page !== undefined) {
      const message = `Die Datei «${name}» endet nicht auf .mdx, darum wird keine Seite daraus → Benennen Sie sie um in «${plain(page)}.mdx».`;
      return [{file, line: 1, message}];
    }
    return isKnown || sources.some((source) => source.includes(name))
      ? []
      : [
          {
            file,
            line: 1,
            message: `Keine Seite nennt die Datei «${name}» → Löschen Sie sie, oder verweisen Sie darauf. Einen Text schreiben Sie in eine Seite (.mdx).`,
          },
        ];
  });
}

/** Files in the project's root, and those at the top of its folders that hold no manual. */
export function filesOutside(root: string): string[] {
  const entries = readdirSync(root, {withFileTypes: true});
  return entries.flatMap((entry) =>
    !entry.isDirectory()
      ? entry.name
      : sections.some(({folder}) => folder === entry.name)
        ? []
        : readdirSync(path.join(root, entry.name)).map((name) => `${entry.name}/${name}`),
  );
}

/** Pages among files that belong to no manual. */
export function strayPages(files: readonly string[]): Finding[] {
  return files
    .filter((file) => /\.mdx$/i.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: `Die Seite «${file}» liegt in keinem Handbuch → Verschieben Sie sie in den Ordner ihres Handbuchs.`,
    }));
}

/** Files lie where the build finds them, under names that make good addresses. */
export default {
  name: 'dateiname',
  level: 'error',
  check: (site) => [...pageNames(site), ...otherNames(site), ...strayPages(filesOutside('.'))],
} satisfies Rule;
