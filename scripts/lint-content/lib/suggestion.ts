import path from 'node:path';
import {nearest} from '@portal/common/text/nearest';

/**
 * Returns « Meinten Sie «…»?» with the name that is most similar to a wrong one, or an empty string if none is
 * similar.
 */
export function suggestion(wrong: string, known: Iterable<string>): string {
  return meant(nearest(wrong, [...known]));
}

/**
 * Returns the remedy for a wrong name: the one that was probably meant, before another way, which begins a sentence.
 */
export function meantOr(wrong: string, known: Iterable<string>, otherwise: string): string {
  const similar = suggestion(wrong, known).trim();
  return similar
    ? `${similar} Sonst ${otherwise[0]!.toLowerCase()}${otherwise.slice(1)}`
    : otherwise;
}

const meant = (similar: string | undefined) => (similar ? ` Meinten Sie «${similar}»?` : '');

const nameOf = (file: string) => path.posix.parse(file.replaceAll('\\', '/')).name.toLowerCase();

/**
 * Returns the same for a path. Only its last part without extension counts: folders are long, so whole paths would be
 * similar to unrelated ones.
 */
export function pathSuggestion(wrong: string, known: Iterable<string>): string {
  const paths = [...known];
  const name = nearest(nameOf(wrong), paths.map(nameOf));
  const sameName = paths.filter((file) => name !== undefined && nameOf(file) === name);
  return meant(nearest(wrong, sameName) ?? (sameName.length === 1 ? sameName[0] : undefined));
}
