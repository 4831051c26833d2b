import {curlyQuotes} from '../messages/curlyQuotes';
import type {ElementInfo} from '../sandbox/protocol';
import {mentions, withoutComments} from './text';
import type {Page, Verdict} from './types';

/** Returns the first hint whose condition does not hold, or true if nothing is missing. */
export function firstMissing(
  ...steps: readonly (readonly [holds: boolean, hint: string])[]
): Verdict {
  return steps.find(([holds]) => !holds)?.[1] ?? true;
}

/**
 * Returns a step for `firstMissing`: all tags of that name, if there are any, are between those of the body. The
 * browser moves the others there and shows them.
 */
export function inBody(html: string, tag: string): readonly [boolean, string] {
  const source = withoutComments(html);
  const start = source.search(/<body[\s>]/i);
  const end = source.search(/<\/body\s*>/i);
  const places = [...source.matchAll(new RegExp(`<${tag}[\\s>]`, 'gi'))].map(({index}) => index);
  return [
    places.every((place) => place > start && (end < 0 || place < end)),
    `<${tag}> steht ausserhalb von body. Alles, was man sieht, kommt zwischen <body> und </body>.`,
  ];
}

/**
 * Returns a step for `firstMissing`: the code that belongs in the head is there. Visible content, such as a note or a
 * misspelt tag, ends the head, and the browser moves everything after it to the body.
 *
 * @param place where it is written
 * @param hint where it is written in the body
 */
export function inHead(
  html: string,
  isInHead: boolean,
  place: RegExp,
  hint: string,
): readonly [boolean, string] {
  const source = withoutComments(html);
  const body = source.search(/<body[\s>]/i);
  return [
    isInHead,
    source.search(place) < body
      ? 'Etwas weiter oben gehört nicht in den Kopf: Dort endet er für den Browser. Lies die Meldungen unter der Vorschau.'
      : hint,
  ];
}

/** Returns whether a value contains what should be around it: quotation marks, or the end of the tag. */
export function isBadlyQuoted(value: string): boolean {
  return curlyQuotes.test(value) || /["<>]/.test(value);
}

/** Returns headings of level 2 or 3 that mention a word. */
export async function headingsAbout(page: Page, word: string): Promise<ElementInfo[]> {
  const headings = await page.all('h2, h3');
  return headings.filter(({text}) => mentions(text, word));
}

/** Returns whether two boxes are side by side: they share a height and do not overlap horizontally. */
export function areSideBySide(a: ElementInfo, b: ElementInfo): boolean {
  const sharedHeight =
    Math.min(a.box.top + a.box.height, b.box.top + b.box.height) - Math.max(a.box.top, b.box.top);
  const gap =
    Math.max(a.box.left, b.box.left) - Math.min(a.box.left + a.box.width, b.box.left + b.box.width);
  return sharedHeight > 10 && gap >= -1;
}
