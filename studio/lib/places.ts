/** Compares the words of a sentence that say where something is with the place where it was used. */
import type {Box} from './markerPlaces';

/** A part of the screen with what a step used there. */
export interface Place {
  /** What the action uses, in the window. */
  box: Box;
  /** What a place may be meant in: the window, the frame, the dialogue. */
  areas: readonly Box[];
}

const middle = ({x, y, width, height}: Box) => ({x: x + width / 2, y: y + height / 2});
/** Returns a test whether a box is on one side of the middle of an area. */
const beside = (axis: 'x' | 'y', isBefore: boolean) => (box: Box, area: Box) =>
  middle(box)[axis] < middle(area)[axis] === isBefore;

/** Words of place, and what they say of a box in an area. */
const sides: readonly (readonly [RegExp, (box: Box, area: Box) => boolean])[] = [
  [/^oben$/, beside('y', true)],
  [/^unten$/, beside('y', false)],
  [/^links$/, beside('x', true)],
  [/^rechts$/, beside('x', false)],
];

/** Words of place and result that are counted where nothing compares them. */
const claims =
  /(?<![\p{L}-])(?:oben|unten|links|rechts|zuoberst|zuunterst|darunter|darüber|daneben|öffnet sich|erscheint|erscheinen|verschwindet|grün|rot|grau)(?![\p{L}-])/giu;

/** The ends of the part of a sentence that belongs to one action. */
const ends = /[.,;:!?]|\s(?:und|dann|oder)\s/u;

/** Returns the part of a text around a place in it, up to the next comma or «und». */
function clauseAt(text: string, index: number): string {
  const before = text.slice(0, index).split(ends).at(-1) ?? '';
  const after = text.slice(index).split(ends)[0] ?? '';
  return before + after;
}

/**
 * Returns the words of place that are not true of an action, and those that have been compared. `label` are the words
 * of the text that name what it uses.
 */
export function comparePlace(
  text: string,
  label: string,
  {box, areas}: Place,
): {wrong: string[]; compared: string[]} {
  const at = text.indexOf(label);
  const clause = at < 0 ? '' : clauseAt(text, at);
  const compared = sides.flatMap(([word, isThere]) =>
    clause
      .split(/[^\p{L}]+/u)
      .filter((one) => word.test(one.toLowerCase()))
      .map((one) => ({one, isTrue: areas.some((area) => isThere(box, area))})),
  );
  return {
    wrong: compared.filter(({isTrue}) => !isTrue).map(({one}) => one),
    compared: compared.map(({one}) => one),
  };
}

/** Returns what a sentence says to appear, in «…»: `erscheint «Gespeichert»`. */
export const resultsOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => /erschein|öffnet sich|meldet|zeigt/.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/«([^»]+)»/g)].map(([, quoted]) => quoted!));

/** Returns the words of place and result of a text. */
export const claimsOf = (text: string): string[] =>
  [...text.matchAll(claims)].map(([word]) => word);

/** Returns the whole words around what a pattern finds in a text: «auf dem Häkchen» for /Häk/ gives «Häkchen». */
export function wordsOf(pattern: RegExp, text: string): string {
  const {index, 0: found} = pattern.exec(text)!;
  const before = /[\p{L}\d-]*$/u.exec(text.slice(0, index))![0];
  const after = /^[\p{L}\d-]*/u.exec(text.slice(index + found.length))![0];
  return before + found + after;
}
