import type {Emphasis, Heading, Paragraph, Strong, Text} from 'mdast';
import {isJsx} from '@portal/content/mdx/mdx';
import {lineAt} from '@portal/common/text/lineAt';
import {isHandmadeList} from '../lib/handmadeList';
import {isPicture} from '../lib/pictures';
import {perNode, type Rule} from '../lib/rule';

/** Patterns with `g` are reported at each place, the others once per text. */
type Unread = [pattern: RegExp, problem: string, remedy: string];

/** Beginnings of lines that were meant to be more than text. */
const lineBeginnings: Unread[] = [
  [
    /^(?:#{2,}[^ \t\n#]|#[\p{Lu}\u00a0]|#{7,} )/mu,
    'Das ist keine Überschrift geworden',
    'Schreiben Sie ## oder ###, dann ein gewöhnliches Leerzeichen.',
  ],
  [
    /^(?:[-*+][\p{Lu}\u00a0]|\d{1,2}[.)][\p{L}\u00a0])/mu,
    'Das ist keine Liste geworden',
    'Setzen Sie nach dem Zeichen am Anfang ein gewöhnliches Leerzeichen.',
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
    'Schreiben Sie vor und nach dem Text je zwei, ohne Leerzeichen dazwischen: **Speichern**.',
  ],
  [/`/, 'Zu diesem ` fehlt das zweite', 'Schreiben Sie vor und nach dem Code je eines.'],
  [
    // The target may have become an automatic link.
    /\]\s+\((?:https?:|mailto:|tel:|\.{0,2}\/|#\S|[^()\s]+\.mdx?\b|$)/g,
    'Zwischen Linktext und Ziel steht ein Leerzeichen',
    'Löschen Sie es: [Text](./seite.mdx).',
  ],
  [
    // For complete pictures, `bilder-fehlend` says which file to rename.
    /(?<!!\[[^\]\n]*(?=\]\([^()\n]*\)))\]\((?:https?:|mailto:|tel:|\.{0,2}\/|#\S|[^()\n]+\.mdx|$)/g,
    'Das ist kein Link geworden',
    'Schreiben Sie [Text](Adresse), ohne Leerzeichen in der Adresse.',
  ],
  [
    /\]\[(?!\d+\])[^\]\n]+\]/,
    'Das ist kein Link geworden',
    'Schreiben Sie die Adresse in runde Klammern: [Text](Adresse).',
  ],
  [
    /\)\[(?:https?:|mailto:|\.{0,2}\/|[^\]\s]+\.mdx\b|$)|\[[^[\]\n]*[^\s\]]\((?:\.{0,2}\/|[^()\s]+\.mdx\b)/,
    'Das ist kein Link geworden',
    'Schreiben Sie den Text in eckige Klammern und die Adresse in runde: [Text](Adresse).',
  ],
  [
    /(?<=\p{L})([~^])\d+\1/u,
    'Tilde und ^ stellen nichts tief oder hoch',
    'Schreiben Sie das Zeichen selber, zum Beispiel H₂O oder m².',
  ],
  [
    /\[\^[^\]\n]+\]/,
    'Zu dieser Fussnote fehlt der Text',
    'Schreiben Sie ihn auf eine eigene Zeile am Schluss der Seite: [^1]: Text.',
  ],
];

/** Returns line and message of markup that Markdown did not recognize, from an index on. */
function find(unread: Unread[], {value, position}: Text, lines: readonly string[], from = 0) {
  const {start, end} = position!;
  const source = lines.slice(start.line - 1, end.line).join('\n');
  const text = value.slice(from);
  return unread.flatMap(([pattern, problem, remedy]) => {
    const places = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    return (
      places
        .filter((place) => place !== null)
        // A backslash marks the character as text.
        .filter(([mark]) => !source.includes(`\\${mark[0]}`))
        .map(({index}) => ({
          line: lineAt(value, from + index, start.line),
          message: `${problem} → ${remedy}`,
        }))
    );
  });
}

/** Checks the beginnings of a paragraph's lines. Only its first text begins a line. Each problem is told once. */
function findBeginnings({children}: Paragraph, lines: readonly string[]) {
  const found = children.flatMap((node, index) => {
    if (node.type !== 'text') {
      return [];
    }
    const from = index === 0 ? 0 : node.value.indexOf('\n') + 1 || node.value.length;
    return find(lineBeginnings, node, lines, from);
  });
  return found.filter(
    ({message}, n) => n === found.findIndex((other) => other.message === message),
  );
}

/** Finds list items that are text: they use another character or are not indented like those before them. */
function findPoints({position}: Paragraph, lines: readonly string[]) {
  const {start, end} = position!;
  const written = lines.slice(start.line - 1, end.line).map((line) => line.trimStart());
  if (isHandmadeList(written)) {
    return [
      'Das ist keine Liste geworden → Beginnen Sie jede Zeile mit einem Bindestrich und einem Leerzeichen: - Punkt.',
    ];
  }
  // In the text of a list item, the first line contains its number.
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

/** Finds a picture without its `!`: a link to a picture in its own paragraph. */
function linkedPicture({children: [link, ...others]}: Paragraph) {
  return link?.type === 'link' && others.length === 0 && isPicture(link.url)
    ? [
        `Das ist ein Link geworden und kein Bild → Setzen Sie ein Ausrufezeichen davor: ![Beschreibung](${link.url}).`,
      ]
    : [];
}

/** Finds `<summary>` followed by text, which becomes a paragraph around both. */
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

/** Finds `Text` with a line of `---` below it. */
function underlinedProblem({depth, position}: Heading, lines: readonly string[]) {
  const {start, end} = position!;
  return end.line > start.line && /^[\s>]*(?:-+|=+)\s*$/.test(lines[end.line - 1]!)
    ? `Der Text über dieser Linie ist eine Überschrift geworden → Lassen Sie vor ${depth === 1 ? '===' : '---'} eine leere Zeile, oder löschen Sie die Linie. Ist eine Überschrift gemeint, schreiben Sie sie mit ##.`
    : null;
}

/** Finds two words like «Mitarbeiter*innen», whose asterisks put everything between them in italics. */
function torn({position, type}: Emphasis | Strong, lines: readonly string[]) {
  const {start, end} = position!;
  const before = lines[start.line - 1]![start.column - 2] ?? '';
  const behind = lines[end.line - 1]![end.column - 1] ?? '';
  const look = type === 'strong' ? 'fett' : 'kursiv';
  // A measure or a sum has a number, a bracket or a unit before and after its sign.
  if (/[\d\p{Pe}%²³]/u.test(before) || /[\d\p{Ps}]/u.test(behind)) {
    return `Zwischen zwei Sternen wird der Text ${look}, und die Sterne verschwinden → Schreiben Sie ×, zum Beispiel 210 × 297 mm, oder \\*.`;
  }
  return type === 'emphasis' && /[\p{L}\p{Pf}]/u.test(before)
    ? 'Zwischen zwei Sternen wird der Text kursiv, und die Sterne verschwinden → Schreiben Sie «Mitarbeitende» oder «Benutzerinnen und Benutzer».'
    : null;
}

/** Markdown markup has its intended effect and does not appear in the text. */
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
        case 'strong':
          return torn(node, lines);
        default:
          return null;
      }
    };
  }),
} satisfies Rule;
