import type {EditorState, TransactionSpec} from '@codemirror/state';

/** Closing brackets and the ones that they close. */
const pairs: Record<string, string> = {')': '(', ']': '[', '}': '{'};

/**
 * The change for a closing bracket typed where one already stands, also on a
 * line further down: it is typed over, as a trainee who copies code expects.
 * Null where the text needs the bracket, or none follows.
 *
 * CodeMirror forgets the brackets that it has set as soon as the cursor leaves
 * their line, so the whole text is asked whether every bracket has its match.
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
