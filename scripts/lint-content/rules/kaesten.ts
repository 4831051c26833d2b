import type {Nodes, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearest} from '../../../src/text/nearest';
import {admonitions, type Page} from '../../lib/content/page';
import {perPage, type Rule} from '../lib/rule';
import {lineAt} from '../lib/texts';

/** German words that editors try. */
const german: Record<string, string> = {
  achtung: 'warning',
  gefahr: 'danger',
  hinweis: 'note',
  notiz: 'note',
  tipp: 'tip',
  warnung: 'warning',
  wichtig: 'warning',
};

function unknownName(name: string): string | null {
  if (admonitions.includes(name)) {
    return null;
  }
  const similar = german[name.toLowerCase()] ?? nearest(name, admonitions);
  const remedy = similar ? `Meinten Sie «${similar}»?` : `Es gibt ${admonitions.join(', ')}.`;
  return `Den Kasten «${name}» gibt es nicht → ${remedy}`;
}

/** A line of text that begins as a box does. */
const colons = /^:{3,}[ \t]*([\p{L}\d]*)/mu;

/** What is wrong with a line that begins with colons and was read as text. */
function textProblem(text: string): string | null {
  const [, name] = colons.exec(text) ?? [];
  if (name === undefined) {
    return null;
  }
  return name === ''
    ? 'Hier endet ein Kasten, der nirgends begonnen hat → Löschen Sie die Zeile, oder beginnen Sie den Kasten darüber, zum Beispiel mit :::tip.'
    : (unknownName(name) ??
        `Der Kasten «${name}» ist nicht richtig geschrieben → Schreiben Sie :::${name} ohne Leerschlag, und einen Titel in eckigen Klammern: :::${name}[Titel].`);
}

/** Whether the last line closes the box, and not one inside of it. */
function isClosed({children, position}: Parent, lines: readonly string[]): boolean {
  const last = position?.end.line ?? 1;
  const inside = children.at(-1)?.position?.end.line ?? 0;
  return inside < last && /^[\s>]*:{3,}\s*$/.test(lines[last - 1] ?? '');
}

function problemOf(node: Nodes, lines: readonly string[]): string | null {
  switch (node.type) {
    case 'containerDirective':
      return (
        unknownName(node.name) ??
        (isClosed(node, lines)
          ? null
          : 'Der Kasten hört nicht auf → Schreiben Sie nach seinem Text eine Zeile mit drei Doppelpunkten (:::).')
      );
    case 'leafDirective':
      return `Ein Kasten beginnt mit drei Doppelpunkten → Schreiben Sie :::${node.name}.`;
    case 'text':
      return textProblem(node.value);
    default:
      return null;
  }
}

/** Boxes have a name that the portal knows, and an end. */
export default {
  name: 'kaesten',
  level: 'error',
  check: perPage(({tree, source}: Page) => {
    const lines = source.split('\n');
    const found: {line: number; message: string}[] = [];
    visit(tree as Parent, (node) => {
      const message = problemOf(node as Nodes, lines);
      if (message) {
        const first = node.position?.start.line ?? 1;
        const isText = node.type === 'text' && 'value' in node;
        const text = isText ? String(node.value) : '';
        found.push({line: isText ? lineAt(text, text.search(colons), first) : first, message});
      }
    });
    return found;
  }),
} satisfies Rule;
