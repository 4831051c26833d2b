import type {Text} from 'mdast';
import {asciiName} from '@portal/common/text/asciiName';
import {lineAt} from '@portal/common/text/lineAt';
import {latex, latexProblem, latexRemedy} from '../lib/latex';
import {isPicture, plainName} from '../lib/pictures';
import {perNode, type Rule} from '../lib/rule';

/** Returns what is wrong with `[[Seite#Abschnitt|Text]]` or `![[bild.png|300]]`. */
function wikiProblem(inside: string): string {
  const [target = '', given] = inside.split('|');
  if (isPicture(target)) {
    return `Das ist kein Bild geworden → Schreiben Sie ![Was zu sehen ist](./img/${plainName(target)}).`;
  }
  const [page = '', place] = target.split('#');
  const file = page && `./${page.split('/').map(asciiName).join('/')}.mdx`;
  const address = `${file}${place ? `#${asciiName(place)}` : ''}`;
  return `Das ist kein Link geworden → Schreiben Sie [${given ?? place ?? page}](${address}).`;
}

const noSource = (mark: string) =>
  `Die Quellenangabe «${mark}» führt nirgends hin → Löschen Sie sie. Eine Quelle schreiben Sie als Fussnote: Text.[^1], und am Schluss der Seite [^1]: Quelle.`;
const noFormula = () => `${latexProblem} → ${latexRemedy}`;

/** A character as it is in the text, and what is wrong with it, from the whole and the first group. */
type Mark = [pattern: RegExp, message: (mark: string, inside: string) => string];

const characters: Mark[] = [
  // Obsidian, Notion, GitHub, wikis.
  [
    /\[\[?TOC\]?\]/gi,
    (mark) =>
      `Das Inhaltsverzeichnis macht das Portal selber → Löschen Sie die Zeile mit «${mark}».`,
  ],
  [/!?\[\[(?!TOC\])([^[\]\n]+)\]\]/gi, (_, inside) => wikiProblem(inside)],
  [
    /(?<![\w=])==(?=[^\s=])([^=\n]+)(?<=\S)==(?![\w=])/g,
    (_, inside) => `Das ist nicht hervorgehoben → Schreiben Sie **${inside}**.`,
  ],
  [
    /%%\s*(.+?)\s*%%/gs,
    (_, inside) =>
      `Das ist kein Kommentar geworden, alle sehen ihn → Schreiben Sie {/* ${inside} */}.`,
  ],
  [
    /(?<= )\^[a-z\d-]{4,}$/gm,
    (mark) =>
      `Die Marke «${mark}» hat keine Wirkung → Löschen Sie sie. Eine Überschrift bekommt eine Marke mit {#bild-ersetzen}.`,
  ],
  [
    /^!{3} ?\p{L}+/gmu,
    () =>
      'Das ist kein Kasten geworden → Schreiben Sie davor zum Beispiel :::warning und dahinter :::.',
  ],
  [
    /(?<![\p{L}\d:]):[a-z][a-z_+-]*[a-z]\d*:(?![\p{L}\d:])/gu,
    (mark) =>
      `Aus «${mark}» wird kein Bildzeichen → Schreiben Sie das Zeichen selber, zum Beispiel ✓.`,
  ],
  // Programs that write texts.
  [
    /【[^】\n]*】|\[(?:\d+†|cite)[^\]\n]*\]|(?:cite)?(?:turn\d+[a-z]+\d+)+|:?contentReference\[[^\]\n]*\]/g,
    noSource,
  ],
  [/(?:\[[1-9]\d{0,2}(?:, ?[1-9]\d{0,2})*\])+/g, noSource],
  [new RegExp(latex, 'gu'), noFormula],
  // Formulas contain a character of mathematics or are one letter. A price or a variable does not.
  [
    /\$\$[^$]+\$\$|(?<![\w$])\$(?=[^\s$])(?:\p{L}|[^$\n]*[\^_=\\+][^$\n]*)(?<=\S)\$(?![\w$])/gu,
    noFormula,
  ],
];

/** The brackets of formulas. Markdown takes away the backslash before each, so the file must tell. */
const brackets: Mark[] = [
  [/\[\s*\n[^[\]]*\n\s*\]|\[ [^[\]\n]*[\^_=][^[\]\n]* \]/g, noFormula],
  [/(?<!\w)\((?:[^()\n]|\([^()\n]*\))*?[\^_=](?:[^()\n]|\([^()\n]*\))*\)/g, noFormula],
];

/** Finds characters of other programs in a text, unless a backslash says that they are meant. */
function find({value, position}: Text, lines: readonly string[]) {
  const {start, end} = position!;
  const source = lines
    .slice(start.line - 1, end.line)
    .join('\n')
    .replaceAll('\\|', '|');
  const isPlain = ([mark]: RegExpExecArray) => mark.includes('\n') || source.includes(mark);
  const isEscaped = ([mark]: RegExpExecArray) => source.includes(`\\${mark[0]}`);
  const found = (from: Mark[], isMeant: (match: RegExpExecArray) => boolean) =>
    from.flatMap(([pattern, message]) =>
      [...value.matchAll(pattern)]
        .filter(isMeant)
        .map((match) => ({
          line: lineAt(value, match.index, start.line),
          message: message(match[0], match[1] ?? ''),
        })),
    );
  return [
    ...found(characters, (match) => isPlain(match) && !isEscaped(match)),
    ...found(brackets, isEscaped),
  ];
}

/** A text contains no characters that mean something to other programs only. */
export default {
  name: 'fremde-zeichen',
  level: 'error',
  check: perNode(({source}) => {
    const lines = source.split('\n');
    return (node) => (node.type === 'text' ? find(node, lines) : null);
  }),
} satisfies Rule;
