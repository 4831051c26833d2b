import {escapeHtml} from '../text/escapeHtml';
import type {SearchRequest} from './client';

/** Private-use characters that no text contains: they survive every treatment of a text as such. */
const open = '\ue000';
const close = '\ue001';

/** Asks for marks that cannot be mistaken for text. */
export const markTags = {
  highlightPreTag: open,
  highlightPostTag: close,
} satisfies Partial<SearchRequest>;

/** A highlighted value as HTML: the text escaped, its marks as `<mark>`. */
export function markedHtml(value: string): string {
  return escapeHtml(value).replaceAll(open, '<mark>').replaceAll(close, '</mark>');
}

/** A highlighted value as text without marks. */
export function unmarked(value: string): string {
  return value.replaceAll(open, '').replaceAll(close, '');
}

/** A highlighted value in pieces, in order. */
export function markedPieces(value: string): {text: string; isMarked: boolean}[] {
  return value
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
