import {escapeHtml} from '@portal/common/text/escapeHtml';
import type {SearchRequest} from './types';

/** Private-use characters that no text contains. They survive any processing of a text. */
const open = '\ue000';
const close = '\ue001';

/** Tags for marks that cannot be confused with text. */
export const markTags = {
  highlightPreTag: open,
  highlightPostTag: close,
} satisfies Partial<SearchRequest>;

/** Returns a highlighted value with one mark where marked words follow each other. */
const joined = (value: string): string => value.replace(/\ue001([\s\p{Pd}]*)\ue000/gu, '$1');

/**
 * Returns a highlighted value as HTML, with the text escaped and the marks as `<b>`: screen readers would say of a
 * `<mark>` that a highlight begins and ends, in the middle of a word.
 */
export function markedHtml(value: string): string {
  return escapeHtml(joined(value)).replaceAll(open, '<b>').replaceAll(close, '</b>');
}

/** Returns the pieces of a highlighted value in order. */
export function markedPieces(value: string): {text: string; isMarked: boolean}[] {
  return joined(value)
    .split(open)
    .flatMap((piece, i) => {
      const [marked = '', rest] = piece.split(close);
      return i === 0 || rest === undefined
        ? [{text: piece, isMarked: false}]
        : [
            {text: marked, isMarked: true},
            {text: rest, isMarked: false},
          ];
    })
    .filter(({text}) => text !== '');
}
