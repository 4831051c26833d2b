import type {SearchHit} from './types';

/** Returns the reader's question by which a hit was found, with its marks. Null if its heading fits as well. */
export function questionOf({_highlightResult: {questions}}: SearchHit): string | null {
  return questions?.[0]?.value ?? null;
}
