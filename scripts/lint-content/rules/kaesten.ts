import type {Parent, Text} from 'mdast';
import {nearest} from '@portal/common/text/nearest';
import {lineAt} from '@portal/common/text/lineAt';
import {perNode, type Rule} from '../lib/rule';

/** Names of the boxes, `:::tip`. */
const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** Other words that editors try: German ones, and those of GitHub. */
const others: Record<string, string> = {
  achtung: 'warning',
  caution: 'danger',
  gefahr: 'danger',
  hinweis: 'note',
  important: 'warning',
  notiz: 'note',
  tipp: 'tip',
  warnung: 'warning',
  wichtig: 'warning',
};

function unknownName(name: string): string | null {
  if (admonitions.includes(name)) {
    return null;
  }
  const similar = others[name.toLowerCase()] ?? nearest(name, admonitions);
  const remedy = similar ? `Meinten Sie «${similar}»?` : `Es gibt ${admonitions.join(', ')}.`;
  return `Den Kasten «${name}» gibt es nicht → ${remedy}`;
}

/** Matches a box in GitHub's syntax: `> [!NOTE]`. */
const alert = /^\[!(\p{L}+)\]/mu;

/** Matches a line of text that begins like a box. */
const colons = /^:{3,}[ \t]*([\p{L}\d]*)/mu;

/** Returns what is wrong with a line that begins like a box in another syntax. */
function alertProblem({value, position}: Text): {line: number; message: string} | null {
  const found = alert.exec(value);
  if (!found) {
    return null;
  }
  const name = found[1]!.toLowerCase();
  const message =
    unknownName(name) ??
    `Der Kasten «${name}» ist nicht richtig geschrieben → Schreiben Sie davor :::${name} und dahinter :::, und löschen Sie die Zeichen > am Anfang der Zeilen.`;
  return {line: lineAt(value, found.index, position?.start.line), message};
}

/** Returns what is wrong with a line that begins with colons and became text. */
function textProblem({value, position}: Text): {line: number; message: string} | null {
  const found = colons.exec(value);
  if (!found) {
    return null;
  }
  const [, name = ''] = found;
  const message =
    name === ''
      ? 'Hier endet ein Kasten, der nirgends begonnen hat → Löschen Sie die Zeile, oder beginnen Sie den Kasten darüber, zum Beispiel mit :::tip.'
      : (unknownName(name) ??
        `Der Kasten «${name}» ist nicht richtig geschrieben → Schreiben Sie :::${name} ohne Leerzeichen, und einen Titel in eckigen Klammern: :::${name}[Titel].`);
  return {line: lineAt(value, found.index, position?.start.line), message};
}

/** Returns whether the last line closes the box, and not one inside of it. */
function isClosed({children, position}: Parent, lines: readonly string[]): boolean {
  const last = position?.end.line ?? 1;
  const inside = children.at(-1)?.position?.end.line ?? 0;
  return inside < last && /^[\s>]*:{3,}\s*$/.test(lines[last - 1] ?? '');
}

/** Boxes have a known name and an end. */
export default {
  name: 'kaesten',
  level: 'error',
  check: perNode(({source}) => {
    const lines = source.split('\n');
    return (node) => {
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
          return textProblem(node) ?? alertProblem(node);
        default:
          return null;
      }
    };
  }),
} satisfies Rule;
