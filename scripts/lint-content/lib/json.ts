import {lineAt} from './texts';

/** What a JSON file says, or the line on which it cannot be read. */
export type Json = {value: unknown} | {unreadable: number};

/** Reads a JSON file's text. */
export function readJson(source: string): Json {
  try {
    return {value: JSON.parse(source)};
  } catch (error) {
    const [, position = source.trimEnd().length] = /position (\d+)/.exec(String(error)) ?? [];
    return {unreadable: lineAt(source, Number(position), 1)};
  }
}

/** What to do about a file that cannot be read. */
export const jsonProblem =
  'Die Datei lässt sich nicht lesen → Prüfen Sie diese Zeile und die darüber: Texte stehen in geraden Anführungszeichen, zwischen zwei Einträgen steht ein Komma, nach dem letzten keines.';

/** Line of a key, from 1; the first line where it is missing. */
export function lineOfKey(source: string, key: string): number {
  const index = source.indexOf(`${JSON.stringify(key)}:`);
  return index < 0 ? 1 : lineAt(source, index, 1);
}
