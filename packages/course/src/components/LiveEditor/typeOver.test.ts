import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {typeOver} from './typeOver';

/** The text after a key, with `|` for the cursor; null where the editor goes its usual way. */
function after(text: string, typed: string): string | null {
  const at = text.indexOf('|');
  const state = EditorState.create({doc: text.replace('|', '')});
  const spec = typeOver(state, at, at, typed);
  if (!spec) return null;
  const {doc, selection} = state.update(spec).state;
  const {head} = selection.main;
  return `${doc.sliceString(0, head)}|${doc.sliceString(head)}`;
}

it.each([
  ['p {\n  color: red;\n|\n}', '}', 'p {\n  color: red;\n}|'],
  ['p {\n  color: red;|}', '}', 'p {\n  color: red;}|'],
  [
    '@media print {\n  p {\n    margin: 0;\n  |\n  }\n}',
    '}',
    '@media print {\n  p {\n    margin: 0;\n  }|\n}',
  ],
  ['f(() => {\n  g();\n|\n})', '}', 'f(() => {\n  g();\n}|)'],
  ['f(() => {\n  g();\n}|)', ')', 'f(() => {\n  g();\n})|'],
])('types over in %j', (text, typed, result) => {
  expect(after(text, typed)).toBe(result);
});

it.each([
  ['a bracket that is missing', 'p {\n  color: red;\n|\nh1 {\n}', '}'],
  ['one of two that are needed', 'if (a) {\n  if (b) {\n    c();\n|\n}', '}'],
  ['another character next', 'p {\n|\n  color: red;\n}', '}'],
  ['no bracket', 'p {|}', 'a'],
])('leaves %s alone', (_, text, typed) => {
  expect(after(text, typed)).toBeNull();
});
