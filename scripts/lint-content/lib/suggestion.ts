import {nearest} from '../../../src/text/nearest';

/** « Meinten Sie «…»?» with the name that comes nearest to a wrong one; empty where none is near. */
export function suggestion(wrong: string, known: Iterable<string>): string {
  const similar = nearest(wrong, [...known]);
  return similar ? ` Meinten Sie «${similar}»?` : '';
}
