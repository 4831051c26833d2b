import type {EditorState, TransactionSpec} from '@codemirror/state';

/** Closing brackets and their opening brackets. */
const pairs: Record<string, string> = {')': '(', ']': '[', '}': '{'};

/**
 * Returns the change for a closing bracket that is typed where one already exists, also on a later line: it is typed
 * over, as a trainee who copies code expects. Returns null if the text needs the bracket, or none follows.
 *
 * CodeMirror forgets the brackets that it has inserted as soon as the cursor leaves their line, so the whole text is
 * checked for unmatched brackets.
 */
export function typeOver(
  state: EditorState,
  from: number,
  to: number,
  typed: string,
): TransactionSpec | null {
  const opening = pairs[typed];
  if (!opening || from !== to) return null;
  const text = state.doc.toString();
  const gap = /^\s*/.exec(text.slice(from))![0].length;
  const end = from + gap + 1;
  const isNeeded = text.split(opening).length !== text.split(typed).length;
  if (text[end - 1] !== typed || isNeeded) return null;
  return {
    changes: {from, to: end, insert: typed},
    selection: {anchor: from + 1},
    userEvent: 'input.type',
    scrollIntoView: true,
  };
}
