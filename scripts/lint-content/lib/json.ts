import {lineAt} from '@portal/common/text/lineAt';

/** The entries of a JSON object, or the line where parsing failed. */
export type JsonObject = {values: Record<string, unknown>} | {unreadable: number};

/**
 * Returns where the JSON parser stopped: at a position or, in most messages of V8, ten characters into an excerpt of
 * the text; at the end of the text if the message says neither.
 */
function brokenAt(source: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const [, cut, excerpt] = /, (\.{3})?"([^]*)"(?:\.{3})? is not valid JSON$/.exec(message) ?? [];
  const found = excerpt === undefined ? -1 : source.indexOf(excerpt);
  return found >= 0 ? found + (cut ? 10 : 0) : Number(position ?? source.trimEnd().length);
}

/** Reads the text of a JSON file that holds an object. */
export function readObject(source: string): JsonObject {
  try {
    const value: unknown = JSON.parse(source);
    return isObject(value) ? {values: value} : {unreadable: 1};
  } catch (error) {
    return {unreadable: lineAt(source, brokenAt(source, String(error)))};
  }
}

/** Returns whether a value of JSON is an object with keys. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What to do about a file that cannot be read. */
export const jsonProblem =
  'Die Datei lässt sich nicht lesen → Prüfen Sie diese Zeile und die darüber: Texte stehen in geraden Anführungszeichen, zwischen zwei Einträgen steht ein Komma, nach dem letzten keines.';

/** Returns the line of a key, from 1, or the first line if it is missing. */
export function lineOfKey(source: string, key: string): number {
  const index = source.indexOf(`${JSON.stringify(key)}:`);
  return index < 0 ? 1 : lineAt(source, index);
}
