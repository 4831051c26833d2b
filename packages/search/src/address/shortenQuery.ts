import {wellFormed} from '@portal/common/text/wellFormed';
import {fold} from '../analysis/fold';
import {isStopWord} from '../analysis/stopWords';
import {maxQueryLength} from '../constants';

/** The signs around a word, such as quotation marks and a full stop. */
const edges = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/** Returns the words in their order, without those that do not fit into a query any more. */
function fitting(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const longer = text === '' ? word : `${text} ${word}`;
    return longer.length <= maxQueryLength ? longer : text;
  }, '');
}

/**
 * Shortens a text to a query that the field accepts. A text that is too long loses the words without a topic first,
 * then the words that do not fit. A word stays whole unless it is longer than the field.
 */
export function shortenQuery(text: string): string {
  if (text.length <= maxQueryLength) {
    return text;
  }
  const parts = text.trim().split(/\s+/);
  const spaced = parts.join(' ');
  if (spaced.length <= maxQueryLength) {
    return spaced;
  }
  const words = parts.map((part) => part.replace(edges, '')).filter(Boolean);
  const telling = words.filter((word) => !isStopWord(fold(word)));
  const chosen = telling.length > 0 ? telling : words;
  return fitting(chosen) || wellFormed((chosen[0] ?? spaced).slice(0, maxQueryLength));
}
