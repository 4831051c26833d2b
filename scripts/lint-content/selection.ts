import path from 'node:path';
import {synonymsFile} from '../../src/config/search';
import type {Site} from '../lib/content/site';
import {UsageError} from '../lib/options';
import {oldAddressesFile} from './lib/oldAddresses';
import {pathSuggestion} from './lib/suggestion';
import {wordList} from './rules/wortliste';

/** Path from the project's root, with slashes, without one at the end; empty for the root itself. */
function fromRoot(place: string): string {
  return path.relative('', place).split(path.sep).join('/').normalize('NFC');
}

const lies = (file: string, place: string) =>
  place === '' || file === place || file.startsWith(`${place}/`);

/** Tells which files lie in the given folders or are given themselves; all of them if none is given. */
export function selectionOf(places: readonly string[], site: Site): (file: string) => boolean {
  const files = [
    ...site.pages.keys(),
    ...[...site.categories, ...site.otherFiles].map(({file}) => file),
    ...[wordList, oldAddressesFile, synonymsFile],
  ];
  const wanted = places.map(fromRoot);
  wanted.forEach((place, index) => {
    if (!files.some((file) => lies(file, place))) {
      const folders = files.map((file) => path.posix.dirname(file));
      const meant = pathSuggestion(place, new Set([...folders, ...files]));
      throw new UsageError(`Unter «${places[index]}» liegt keine Seite des Handbuchs.${meant}`);
    }
  });
  return (file) => wanted.length === 0 || wanted.some((place) => lies(file, place));
}
