import path from 'node:path';
import {claimedPage} from '../../src/claims/claims';
import {synonymsFile} from '../../src/config/synonymsFile';
import type {Site} from '../lib/content/site';
import {UsageError} from '../lib/options';
import {oldAddressesFile} from './lib/oldAddresses';
import {pathSuggestion} from './lib/suggestion';
import {wordList} from './rules/wortliste';
import {wordingsFile} from './rules/wortwahl';

/** Returns the path from the project's root, with slashes but without a trailing one. It is empty for the root itself. */
function fromRoot(place: string): string {
  return path.relative('', place).split(path.sep).join('/').normalize('NFC');
}

const lies = (file: string, place: string) =>
  place === '' || file === place || file.startsWith(`${place}/`);

/**
 * Returns a function that selects the files in the given folders and the given files, or all files if none are given. A
 * page and its claims are selected together.
 */
export function selectionOf(places: readonly string[], site: Site): (file: string) => boolean {
  const files = [
    ...site.pages.keys(),
    ...site.claims.keys(),
    ...[...site.categories, ...site.otherFiles].map(({file}) => file),
    ...[wordList, wordingsFile, oldAddressesFile, synonymsFile],
  ];
  const wanted = places.map(fromRoot);
  wanted.forEach((place, index) => {
    if (!files.some((file) => lies(file, place))) {
      const folders = files.map((file) => path.posix.dirname(file));
      const meant = pathSuggestion(place, new Set([...folders, ...files]));
      throw new UsageError(`Unter «${places[index]}» liegt keine Seite des Handbuchs.${meant}`);
    }
  });
  return (file) =>
    wanted.length === 0 || wanted.some((place) => lies(claimedPage(file), claimedPage(place)));
}
