import type {ClipboardEvent} from 'react';
import {maxQueryLength} from '../constants';

/** Replaces the text of a field as if the reader had typed it. React hears of it. */
export function replaceText(field: HTMLInputElement, text: string): void {
  field.select();
  // No other way of inserting a text can be undone with the keyboard.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/**
 * Inserts a pasted text that would make the query too long. The browser would cut it inside a word. Returns the
 * shortened query, or null if the browser inserts the text itself.
 */
export function pasteShortened(
  event: ClipboardEvent,
  shorten: (text: string) => string,
): string | null {
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) {
    return null;
  }
  const {value, selectionStart, selectionEnd} = field;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const text = before + event.clipboardData.getData('text') + after;
  if (text.length <= maxQueryLength) {
    return null;
  }
  event.preventDefault();
  const query = shorten(text);
  replaceText(field, query);
  return query;
}
