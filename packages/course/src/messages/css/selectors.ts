import type {Knowledge} from '../browser';
import {nearestElement, suggestion} from '../names';

/** What the messages about CSS ask the browser and the page. */
export type Asked = Pick<Knowledge, 'supports' | 'isSelector' | 'isCondition' | 'isElement'> & {
  /** Returns whether a valid selector matches something on the page. Without it, this is not checked. */
  isMet?: (selector: string) => boolean;
};

/** Returns what is strange about the names in a valid selector, which may match nothing. */
function explainNames(selector: string, {isElement}: Asked): string | null {
  const plain = selector.replace(
    /\[[^\]]*\]|"[^"]*"|'[^']*'|::?(?!(?:is|where|not|has)\()[\w-]+(?:\([^)]*\))?/g,
    '',
  );
  const [dotted] = /\.(?:body|html|h[1-6]|p|img|ul|ol|li|t[dhr])(?![\w-])/.exec(plain) ?? [];
  if (dotted) {
    const tag = dotted.slice(1);
    return `«${dotted}» trifft nur Elemente mit class="${tag}". Meinst du das Tag? Dann lass den Punkt weg.`;
  }
  // A name may have umlauts.
  const names = [...plain.matchAll(/(?<![\p{L}\d_.#:-])\p{L}[\p{L}\d]*(?![\p{L}\d_-])/gu)].map(
    ([name]) => name,
  );
  const strange = names.find((name) => !isElement(name.toLowerCase()));
  // The elements of drawings and formulas are not HTML elements.
  if (strange === undefined || names.some((name) => /^(?:svg|math)$/i.test(name))) return null;
  return `«${strange}» ist kein Tag von HTML.${suggestion(nearestElement(strange))} Eine Klasse beginnt mit einem Punkt, ein id mit einer Raute.`;
}

/** Returns the message about a selector that matches nothing. Each selector of a list is checked separately. */
function explainUnmet(selectors: string, {isMet}: Asked): string | null {
  const unmet = selectors
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .find((selector) => isMet?.(selector) === false);
  return unmet === undefined
    ? null
    : `«${unmet}» trifft auf deiner Seite nichts. Vergleiche Buchstabe für Buchstabe mit dem HTML.${
        unmet.includes(' ') ? ' Das Leerzeichen heisst «darin».' : ''
      }`;
}

/** Returns the first line of a selector if it does not fit the next line: a comment without its characters. */
function noteAbove(selector: string, {isSelector, isElement}: Asked): string | undefined {
  const [first = '', second] = selector.split('\n').map((line) => line.trim());
  const isStrange =
    !isSelector(first) ||
    first.split(' ').some((word) => /^[\p{L}]+$/u.test(word) && !isElement(word.toLowerCase()));
  return second && isStrange && !/[,>+~]$/.test(first) ? first : undefined;
}

/** Returns what is wrong with the selector of a rule. */
export function explainSelector(text: string, asked: Asked): string | null {
  const note = noteAbove(text, asked);
  if (note !== undefined) {
    return `«${note}» gehört nicht zum Selektor. Ein Kommentar steht zwischen /* und */.`;
  }
  return asked.isSelector(text)
    ? (explainNames(text, asked) ?? explainUnmet(text, asked))
    : `«${text.replace(/\s+/g, ' ')}» ist kein gültiger Selektor. So sind sie richtig: h1, .tipp, #zutaten.`;
}
