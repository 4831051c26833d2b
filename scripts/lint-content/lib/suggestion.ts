import path from 'node:path';
import {nearest} from '../../../src/text/nearest';

/** « Meinten Sie «…»?» with the name that comes nearest to a wrong one; empty where none is near. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  return meant(nearest(wrong, [...known]));
}

const meant = (similar: string | undefined) => (similar ? ` Meinten Sie «${similar}»?` : '');

const nameOf = (file: string) => path.posix.parse(file.replaceAll('\\', '/')).name.toLowerCase();

/**
 * The same of a path. Its last part decides, without its ending: folders are long, so that a path as a whole is near
 * to others that have nothing to do with it.
 */
export function pathSuggestion(wrong: string, known: Iterable<string>): string {
  const paths = [...known];
  const name = nearest(nameOf(wrong), paths.map(nameOf));
  const sameName = paths.filter((file) => name !== undefined && nameOf(file) === name);
  return meant(nearest(wrong, sameName) ?? (sameName.length === 1 ? sameName[0] : undefined));
}
