import {fileNames, type Pane, type Project} from './project';

/**
 * A solution is a list of edits to the page as the exercise finds it. The same data shows what is new and builds the
 * finished page and the next starting point.
 */
export type Edit =
  | {pane: Pane; set: string}
  | {pane: Pane; append: string}
  | {pane: Pane; find: string; replace: string}
  | {pane: Pane; before: string; insert: string}
  | {pane: Pane; after: string; insert: string};

function splitOnce(text: string, mark: string, pane: Pane): [string, string] {
  const parts = text.split(mark);
  if (parts.length !== 2) {
    throw new Error(
      `${fileNames[pane]} contains ${parts.length - 1} times "${mark}"; an edit needs it exactly once.`,
    );
  }
  return parts as [string, string];
}

function applyEdit(text: string, edit: Edit): string {
  if ('set' in edit) return edit.set;
  if ('append' in edit) return text.trim() ? `${text.trimEnd()}\n\n${edit.append}` : edit.append;
  if ('find' in edit) {
    const [head, tail] = splitOnce(text, edit.find, edit.pane);
    return head + edit.replace + tail;
  }
  if ('before' in edit) {
    const [head, tail] = splitOnce(text, edit.before, edit.pane);
    return head + edit.insert + edit.before + tail;
  }
  const [head, tail] = splitOnce(text, edit.after, edit.pane);
  return head + edit.after + edit.insert + tail;
}

/** Returns the project after all edits. Throws if the text that an edit looks for does not occur exactly once. */
export function applyEdits(project: Project, edits: readonly Edit[]): Project {
  return edits.reduce(
    (current, edit) => ({...current, [edit.pane]: applyEdit(current[edit.pane], edit)}),
    project,
  );
}

/** Returns lines without their common indentation. */
export function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

export interface Change {
  pane: Pane;
  /** Where the code goes, a German sentence without full stop. */
  place: string;
  code: string;
}

/** Returns the lines of a text that says where to look, without their indentation. */
function marks(text: string): string[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => line.trim());
}

/** Returns the place that an edit starts from: a line, and the next one if the tag alone is ambiguous. */
function beside(text: string): string {
  const [first = '', second] = marks(text);
  return `«${second && /^<\w+>$/.test(first) ? `${first} ${second}` : first}»`;
}

/** Returns what an edit replaces: a line, or the first and the last of several. */
function range(text: string): string {
  const lines = marks(text);
  return lines.length > 1 ? `«${lines[0]}» bis «${lines.at(-1)}»` : `«${lines[0]}»`;
}

/** Returns an edit as an instruction for readers: the place and the code. */
export function describeEdit(edit: Edit): Change {
  const {pane} = edit;
  const file = fileNames[pane];
  if ('set' in edit) return {pane, place: `So sieht ${file} danach aus`, code: dedent(edit.set)};
  if ('append' in edit) return {pane, place: `In ${file} am Schluss`, code: dedent(edit.append)};
  if ('find' in edit) {
    return {pane, place: `In ${file} statt ${range(edit.find)}`, code: dedent(edit.replace)};
  }
  if ('before' in edit) {
    return {pane, place: `In ${file} vor ${beside(edit.before)}`, code: dedent(edit.insert)};
  }
  return {pane, place: `In ${file} nach ${beside(edit.after)}`, code: dedent(edit.insert)};
}
