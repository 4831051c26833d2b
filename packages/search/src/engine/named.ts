import {stem} from '../analysis/stem';
import {tokenize} from '../analysis/tokens';
import type {IndexFile} from '../index/format';
import {groupSeparator} from '../records/record';
import type {Unit} from './query';

/** Returns the stems of the words of a manual's name, e.g. `webkit smart`. */
export function manualStems({pages}: IndexFile): string[] {
  const [name = ''] = pages[0]?.group.split(groupSeparator) ?? [];
  return tokenize(name).map(({word}) => stem(word));
}

/** Returns where a query contains the longest beginning of a name: «webkit» or «webkit smart». */
function placesOf(name: readonly string[], stems: readonly string[]): number[] {
  let best: number[] = [];
  stems.forEach((_, start) => {
    const places = name.map((_, i) => start + i);
    const end = places.findIndex((place, i) => stems[place] !== name[i]);
    const found = end === -1 ? places : places.slice(0, end);
    best = found.length > best.length ? found : best;
  });
  return best;
}

/**
 * Returns, for each unit of a query, the files of the manual that it names, using the stems of the manuals' names. A
 * query that consists only of a name searches for the name.
 */
export function namedFiles(
  units: readonly Pick<Unit, 'words'>[],
  names: ReadonlyMap<IndexFile, readonly string[]>,
): Set<IndexFile>[] {
  const stems = units.map(({words}) => stem(words.join('')));
  const files = units.map(() => new Set<IndexFile>());
  for (const [file, name] of names) {
    const places = placesOf(name, stems);
    if (places.length < units.length) {
      places.forEach((place) => files[place]!.add(file));
    }
  }
  return files;
}
