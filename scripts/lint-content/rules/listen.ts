import type {List, Nodes, Parent} from 'mdast';
import {isJsx, lineOf} from '@portal/content/mdx/mdx';
import {perNode, type Rule} from '../lib/rule';

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

const isPicture = (node: Nodes): boolean =>
  isJsx(node, 'Screenshot', 'UiSketch', 'img') ||
  (node.type === 'paragraph' && node.children.every(({type}) => type === 'image'));

/**
 * Finds what tears a numbered list, because it is not indented far enough to belong to its entry: bullets after which
 * the numbers count on, and anything after which they begin again. One step alone may be all; another list has more entries.
 */
function tornProblems(children: readonly Nodes[]) {
  const stepsOf = (child: Nodes): Nodes[] => (isJsx(child, 'Steps') ? child.children : []);
  const steps = new Set(children.flatMap(stepsOf));
  // Steps are part of the text around them.
  const nodes = children.flatMap((child) => (isJsx(child, 'Steps') ? stepsOf(child) : [child]));
  let last: List | undefined;
  let between: Nodes[] = [];
  return nodes.flatMap((node) => {
    if (node.type !== 'list' || !node.ordered) {
      between.push(node);
      last = node.type === 'heading' ? undefined : last;
      return [];
    }
    const [before, first, start] = [last, between[0], node.start ?? 1];
    const isBullets = between.length === 1 && first?.type === 'list';
    const isWhole =
      steps.has(node) || Math.min(before?.children.length ?? 2, node.children.length) > 1;
    const beginsAgain = start === 1 && (!isWhole || between.every(isPicture));
    last = node;
    between = [];
    if (!before || !first) {
      return [];
    }
    return isBullets && start === (before.start ?? 1) + before.children.length
      ? [
          {
            line: lineOf(first),
            message:
              'Diese Punkte gehören nicht zur Nummer darüber, und die Liste reisst hier ab → Rücken Sie sie so weit ein wie den Text der Nummer, also um drei Leerzeichen.',
          },
        ]
      : beginsAgain
        ? [
            {
              line: lineOf(first),
              message:
                'Die Liste reisst hier ab und beginnt darunter wieder mit 1 → Rücken Sie die Stelle so weit ein wie den Text der Nummer darüber, also um drei Leerzeichen, oder zählen Sie darunter weiter.',
            },
          ]
        : [];
  });
}

/** Lists are for readers and screen readers what they look like in the file. */
export default {
  name: 'listen',
  level: 'error',
  check: perNode(() => (node) => {
    const children = (node as Partial<Parent>).children ?? [];
    const lists = children.filter((child) => child.type === 'list');
    return [
      ...lists.flatMap((list) => [...boxProblem(list), ...emptyProblem(list)]),
      ...(isJsx(node as Nodes, 'Steps') ? [] : tornProblems(children)),
    ];
  }),
} satisfies Rule;
