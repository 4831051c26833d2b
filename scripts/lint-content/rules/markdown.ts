import type {Emphasis, Heading, Paragraph, Table, Text} from 'mdast';
import {isJsx} from '../../../src/remark/lib/mdx';
import {lineAt} from '../../../src/text/lineAt';
import {isPicture} from '../lib/pictures';
import {perNode, type Rule} from '../lib/rule';

/** What has `g` is told at each place, the others once in a text. */
type Unread = [pattern: RegExp, problem: string, remedy: string];

/** Beginnings of lines that were meant to be more than text. */
const lineBeginnings: Unread[] = [
  [
    /^(?:#{2,}[^ \t\r\n#]|#[\p{Lu}\u00a0]|#{7,} )/mu,
    'Das ist keine Überschrift geworden',
    'Schreiben Sie ## oder ###, dann einen gewöhnlichen Leerschlag.',
  ],
  [
    /^\|/m,
    'Das ist keine Tabelle geworden',
    'Schreiben Sie unter die Kopfzeile eine Zeile mit gleich vielen Spalten: |---|---|.',
  ],
  [
    /^(?:[-*+][\p{Lu}\u00a0]|\d{1,2}[.)][\p{L}\u00a0])/mu,
    'Das ist keine Liste geworden',
    'Setzen Sie nach dem Zeichen am Anfang einen gewöhnlichen Leerschlag.',
  ],
  [
    /^[´']{3}/m,
    'Das ist kein Codeblock geworden',
    'Nehmen Sie das andere Akzentzeichen: ``` auf einer eigenen Zeile, vor und nach dem Code.',
  ],
  [
    /^(?:\/\/|\/\*) /m,
    'Das ist kein Kommentar geworden, alle sehen ihn',
    'Schreiben Sie {/* Kommentar */}.',
  ],
];

/** Marks anywhere in a text that had no effect. */
const marks: Unread[] = [
  [
    /\*\*/,
    'Diese zwei Sterne machen nichts fett',
    'Schreiben Sie vor und nach dem Text je zwei, ohne Leerschlag dazwischen: **Speichern**.',
  ],
  [/`/, 'Zu diesem ` fehlt das zweite', 'Schreiben Sie vor und nach dem Code je eines.'],
  [
    // The target may have become a link by itself.
    /\]\s+\((?:https?:|mailto:|tel:|\.{0,2}\/|#\S|[^()\s]+\.mdx?\b|$)/g,
    'Zwischen Linktext und Ziel steht ein Leerschlag',
    'Löschen Sie ihn: [Text](./seite.mdx).',
  ],
  [
    // Of whole pictures, `bilder-fehlend` says which file to rename.
    /(?<!!\[[^\]\n]*(?=\]\([^()\n]*\)))\]\((?:https?:|mailto:|tel:|\.{0,2}\/|[^()\n]+\.mdx|$)/g,
    'Das ist kein Link geworden',
    'Schreiben Sie [Text](Adresse), ohne Leerschlag in der Adresse.',
  ],
  [
    /\]\[[^\]\n]+\]/,
    'Das ist kein Link geworden',
    'Schreiben Sie die Adresse in runde Klammern: [Text](Adresse).',
  ],
  [
    /\)\[(?:https?:|mailto:|\.{0,2}\/|[^\]\s]+\.mdx\b|$)|\[[^\]\n]*[^\s\]]\((?:\.{0,2}\/|[^()\s]+\.mdx\b)/,
    'Das ist kein Link geworden',
    'Schreiben Sie den Text in eckige Klammern und die Adresse in runde: [Text](Adresse).',
  ],
  [
    /\[\^[^\]\n]+\]/,
    'Zu dieser Fussnote fehlt der Text',
    'Schreiben Sie ihn auf eine eigene Zeile am Schluss der Seite: [^1]: Text.',
  ],
];

/** Line and message of what a text has that a reader of Markdown did not take, from an index on. */
function find(unread: Unread[], {value, position}: Text, lines: readonly string[], from = 0) {
  const {start, end} = position!;
  const source = lines.slice(start.line - 1, end.line).join('\n');
  const text = value.slice(from);
  return unread.flatMap(([pattern, problem, remedy]) => {
    const places = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    return (
      places
        .filter((place) => place !== null)
        // What has a backslash before it is meant to be text.
        .filter(([mark]) => !source.includes(`\\${mark[0]}`))
        .map(({index}) => ({
          line: lineAt(value, from + index, start.line),
          message: `${problem} → ${remedy}`,
        }))
    );
  });
}

/** The beginnings of a paragraph's lines; all texts but its first follow something in their line. */
function findBeginnings({children}: Paragraph, lines: readonly string[]) {
  return children.flatMap((node, index) => {
    if (node.type !== 'text') {
      return [];
    }
    const from = index === 0 ? 0 : node.value.indexOf('\n') + 1 || node.value.length;
    return find(lineBeginnings, node, lines, from);
  });
}

/** Signs before the points of a list that are none of Markdown's: dots at once, the others from the second point on. */
const handmade = [/^[•·‣▪] /, /^[–—] .*\n[–—] /, /^\p{Ll}\) .*\n\p{Ll}\) /u];

/** Points of a list that are text: with a sign of another kind, or not indented as those before them. */
function findPoints({position}: Paragraph, lines: readonly string[]) {
  const {start, end} = position!;
  const written = lines.slice(start.line - 1, end.line).map((line) => line.trimStart());
  if (handmade.some((sign) => sign.test(written.join('\n')))) {
    return [
      'Das ist keine Liste geworden → Beginnen Sie jede Zeile mit einem Bindestrich und einem Leerschlag: - Punkt.',
    ];
  }
  // In a point's text, the first line is the one with its number.
  const numbers = written.map((line) => Number(/^(\d{1,2})[.)] /.exec(line)?.[1]));
  const torn = numbers.findIndex((number, i) => i > 0 && number === numbers[0]! + 1);
  return torn < 0
    ? []
    : [
        {
          line: start.line + torn,
          message:
            'Dieser Punkt gehört noch zum Text darüber → Rücken Sie ihn gleich weit ein wie den ersten Punkt der Liste.',
        },
      ];
}

/** A picture without its `!`: a link to one in a paragraph of its own. */
function linkedPicture({children: [link, ...others]}: Paragraph) {
  return link?.type === 'link' && others.length === 0 && isPicture(link.url)
    ? [
        `Das ist ein Link geworden und kein Bild → Setzen Sie ein Ausrufezeichen davor: ![Beschreibung](${link.url}).`,
      ]
    : [];
}

/** `<summary>` with text behind it, which becomes a paragraph around both. */
function tornSummary({children}: Paragraph) {
  const summary = children.find((node) => isJsx(node, 'summary'));
  return summary && children.length > 1
    ? [
        {
          line: summary.position!.start.line,
          message:
            'Der Text hinter <summary> nimmt den Titel mit sich → Lassen Sie nach der Zeile mit <summary>…</summary> eine leere Zeile.',
        },
      ]
    : [];
}

/** `Text` with a line of `---` below it. */
function underlinedProblem({depth, position}: Heading, lines: readonly string[]) {
  const {start, end} = position!;
  return end.line > start.line && /^[\s>]*(?:-+|=+)\s*$/.test(lines[end.line - 1]!)
    ? `Der Text über dieser Linie ist eine Überschrift geworden → Lassen Sie vor ${depth === 1 ? '===' : '---'} eine leere Zeile, oder löschen Sie die Linie. Ist eine Überschrift gemeint, schreiben Sie sie mit ##.`
    : null;
}

/** Two words of the kind «Mitarbeiter*innen», between whose asterisks all is in italics. */
function torn({position}: Emphasis, lines: readonly string[]) {
  const {line, column} = position!.start;
  const before = lines[line - 1]![column - 2] ?? '';
  return /\p{L}/u.test(before)
    ? 'Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden → Schreiben Sie «Mitarbeitende» oder «Benutzerinnen und Benutzer».'
    : null;
}

/** Rows of a table with too many cells, which nobody sees, and text that became a row. */
function rowProblems({children: [head, ...rows]}: Table, lines: readonly string[]) {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({children, position}) => {
    const {line} = position!.start;
    const message =
      children.length > columns
        ? `Diese Zeile der Tabelle hat ${children.length} Spalten, die Kopfzeile ${columns}. Was zu viel ist, erscheint nicht → Streichen Sie es, oder ergänzen Sie die Kopfzeile. Einen Strich im Text schreiben Sie \\|.`
        : children.length < columns && !lines[line - 1]!.includes('|')
          ? 'Dieser Text gehört noch zur Tabelle darüber → Lassen Sie nach der Tabelle eine leere Zeile.'
          : null;
    return message ? [{line, message}] : [];
  });
}

/** Marks of Markdown do what they were written for, and do not appear in the text. */
export default {
  name: 'markdown',
  level: 'error',
  check: perNode(({source}) => {
    const lines = source.split('\n');
    return (node) => {
      switch (node.type) {
        case 'paragraph':
          return [
            ...findBeginnings(node, lines),
            ...findPoints(node, lines),
            ...linkedPicture(node),
            ...tornSummary(node),
          ];
        case 'text':
          return find(marks, node, lines);
        case 'heading':
          return underlinedProblem(node, lines);
        case 'emphasis':
          return torn(node, lines);
        case 'table':
          return rowProblems(node, lines);
        default:
          return null;
      }
    };
  }),
} satisfies Rule;
