import path from 'node:path';
import {claimedPage} from '@portal/content/claims/claims';
import {wordFiles} from '../../src/config/wordFiles';
import {withPartials} from '@portal/content/source/expand';
import type {Site} from '@portal/content/source/site';
import {UsageError} from '../lib/options';
import {oldAddressesFile} from './lib/oldAddresses';
import {picturesOn} from './lib/pictures';
import {pathSuggestion} from './lib/suggestion';
import {wordList} from './rules/wortliste';
import {wordingsFile} from './rules/wortwahl';

/**
 * Returns the path from the project's root, with slashes but without a trailing one. It is empty for the root itself.
 */
function fromRoot(place: string): string {
  return path.relative('', place).split(path.sep).join('/').normalize('NFC');
}

const lies = (file: string, place: string) =>
  place === '' || file === place || file.startsWith(`${place}/`);

/**
 * Returns a function that selects the files in the given folders and the given files, or all files if none are given. A
 * page is selected with its claims and the pictures that it shows.
 */
export function selectionOf(places: readonly string[], site: Site): (file: string) => boolean {
  const files = [
    ...site.pages.keys(),
    ...site.claims.keys(),
    ...[...site.categories, ...site.otherFiles].map(({file}) => file),
    ...[wordList, wordingsFile, oldAddressesFile, wordFiles.synonyms],
  ];
  const wanted = places.map(fromRoot);
  wanted.forEach((place, index) => {
    if (!files.some((file) => lies(file, place))) {
      const folders = files.map((file) => path.posix.dirname(file));
      const meant = pathSuggestion(place, new Set([...folders, ...files]));
      throw new UsageError(`Unter «${places[index]}» liegt keine Seite des Handbuchs.${meant}`);
    }
  });
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((place) => lies(claimedPage(file), claimedPage(place)));
  const parts = new Set(
    [...site.pages.values()]
      .filter(({file}) => wanted.length > 0 && isWanted(file))
      .flatMap((page) => [...withPartials(page, site)]),
  );
  const shown = new Set(
    [...parts].flatMap((part) => picturesOn(part, site).map(({picture}) => picture)),
  );
  return (file) => isWanted(file) || shown.has(file);
}

/** Returns a selection with the partials of the selected pages: what is wrong with a page may stand there. */
export function withSharedParts(isSelected: (file: string) => boolean, site: Site) {
  const pages = [...site.pages.values()].filter(({file}) => isSelected(file));
  const parts = pages.flatMap((page) => [...withPartials(page, site)].map(({file}) => file));
  return (file: string): boolean => isSelected(file) || parts.includes(file);
}
