import {readdirSync} from 'node:fs';
import path from 'node:path';
import {asciiName} from '@portal/common/text/asciiName';
import {foldersAbove, sectionOf, sections} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {notStorable} from '@portal/content/source/storable';
import {decomposedNote} from '../lib/decomposed';
import {isPicture} from '../lib/pictures';
import type {Finding, Rule} from '../lib/rule';
import {isMisnamed} from './kategorien';

/** Returns whether a name is suitable for an address. Some addresses with umlauts and underscores must stay. */
const isPlain = (name: string): boolean => /^[a-zäöü\d._-]+$/.test(name);

const plain = (name: string): string => (name.startsWith('_') ? '_' : '') + asciiName(name);

/** Returns what makes a name unsuitable for an address. */
const strange = (stored: string): string =>
  isPlain(stored.normalize('NFC'))
    ? `Buchstaben${decomposedNote(stored)}`
    : 'Leerzeichen, Grossbuchstaben oder Sonderzeichen';

/** Returns what is wrong with the names of pages and their folders. */
function pageNames({pages}: Site): Finding[] {
  // The developers' pages in `docs` have capitals in their addresses.
  const named = [...pages.values()].filter(({file}) => sectionOf(file).manual);
  const wrongPages = named.flatMap(({file, storedAs}): Finding[] => {
    const {base, name, ext} = path.posix.parse(file);
    const stored = path.posix.basename(storedAs);
    const message = `Der Dateiname «${base}» hat ${strange(stored)}, die auch in die Adresse kommen → Benennen Sie die Datei um in «${plain(name)}${ext}».`;
    return isPlain(path.posix.parse(stored).name) ? [] : [{file, line: 1, message}];
  });
  const folders = named.flatMap(({file, storedAs}) => {
    const stored = foldersAbove(storedAs);
    return foldersAbove(file).map((folder, index) => [folder, stored[index]!] as const);
  });
  const wrongFolders = [...new Map(folders)].flatMap(([folder, storedAs]): Finding[] => {
    const name = path.posix.basename(folder);
    const stored = path.posix.basename(storedAs);
    const message = `Der Ordner «${name}» hat ${strange(stored)}, die auch in die Adresse kommen → Benennen Sie ihn um in «${plain(name)}».`;
    return isPlain(stored) ? [] : [{file: folder, line: 1, message}];
  });
  return [...wrongPages, ...wrongFolders];
}

/** Returns names that Windows cannot store: then nobody who uses it can get the project any more. */
function unstorableNames({pages, categories, otherFiles}: Site): Finding[] {
  const files = [...pages.values(), ...categories, ...otherFiles].map(({file}) => file);
  const paths = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]));
  return [...paths].flatMap((file): Finding[] => {
    const name = path.posix.basename(file);
    const reason = notStorable(name);
    const {name: start, ext} = path.posix.parse(name);
    const right = `${plain(start)}-seite${ext.length > 1 ? ext.toLowerCase() : ''}`;
    return reason === null
      ? []
      : [
          {
            file,
            line: 1,
            message: `Den Namen «${name}» kann Windows nicht speichern, ${reason} → Benennen Sie um, zum Beispiel in «${right}».`,
          },
        ];
  });
}

/** Returns files that the build ignores: pages with a wrong extension, documents that no page offers. */
function otherNames({otherFiles, pages}: Site): Finding[] {
  const sources = [...pages.values()].map(({source}) => source);
  return otherFiles.flatMap(({file}): Finding[] => {
    const name = path.posix.basename(file);
    const [, page] = /^(.+)\.mdx?(?:\.|$)/i.exec(name) ?? [];
    // `kategorien` reports category files with a wrong name.
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

/** Returns the files in the project's root, and those at the top of its folders without a manual. */
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

/** Returns pages among files that belong to no manual. */
export function strayPages(files: readonly string[]): Finding[] {
  return files
    .filter((file) => /\.mdx$/i.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: `Die Seite «${file}» liegt in keinem Handbuch → Verschieben Sie sie in den Ordner ihres Handbuchs.`,
    }));
}

/** Files are where the build finds them, with names that make good addresses. */
export default {
  name: 'dateiname',
  level: 'error',
  check: (site) => [
    ...pageNames(site),
    ...unstorableNames(site),
    ...otherNames(site),
    ...strayPages(filesOutside('.')),
  ],
} satisfies Rule;
