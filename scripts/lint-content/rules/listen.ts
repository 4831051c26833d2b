import type {List, Nodes, Parent} from 'mdast';
import {perNode, type Rule} from '../lib/rule';

const lineOf = ({position}: Nodes) => position?.start.line ?? 1;

/** Finds `- [ ] Punkt`: a box that nobody can tick, and that has no name for screen readers. */
function boxProblem(list: List) {
  return list.children
    .filter(({checked}) => typeof checked === 'boolean')
    .map((item) => ({
      line: lineOf(item),
      message:
        'Das Kästchen am Anfang des Punkts kann niemand anklicken, und Vorleseprogramme sagen nicht, wozu es gehört → Schreiben Sie «- Punkt» ohne [ ], oder das Zeichen ☐ selber.',
    }));
}

/** Finds an entry without content: a character alone on its line. */
function emptyProblem(list: List) {
  return list.children
    .filter(({children}) => children.length === 0)
    .map((item) => ({
      line: lineOf(item),
      message:
        'Dieser Punkt der Liste ist leer → Schreiben Sie etwas hinein, oder löschen Sie die Zeile.',
    }));
}

/**
 * Finds a list with bullets that tears a numbered one, because it is not indented far enough to belong to its entry.
 */
function tornProblem(list: List, index: number, siblings: readonly Nodes[]) {
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const isTorn =
    !list.ordered &&
    before?.type === 'list' &&
    before.ordered === true &&
    after?.type === 'list' &&
    after.ordered === true &&
    (after.start ?? 1) === (before.start ?? 1) + before.children.length;
  return isTorn
    ? [
        {
          line: lineOf(list),
          message:
            'Diese Punkte gehören nicht zur Nummer darüber, und die Liste reisst hier ab → Rücken Sie sie so weit ein wie den Text der Nummer, also um drei Leerzeichen.',
        },
      ]
    : [];
}

/** Lists are for readers and screen readers what they look like in the file. */
export default {
  name: 'listen',
  level: 'error',
  check: perNode(
    () => (node) =>
      ((node as Partial<Parent>).children ?? []).flatMap((child, index, siblings) =>
        child.type === 'list'
          ? [...boxProblem(child), ...emptyProblem(child), ...tornProblem(child, index, siblings)]
          : [],
      ),
  ),
} satisfies Rule;
