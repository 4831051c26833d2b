import {conflictMark, conflictProblem, conflictRemedy} from '../../../src/text/conflict';
import {lineAt} from '../../../src/text/lineAt';
import {perPage, type Rule} from '../lib/rule';
import {tagProblem} from '../lib/tagProblems';

/** What the reader's English reasons mean, the more special ones first. */
const explanations: [pattern: RegExp, problem: string, remedy: string][] = [
  [
    /create a comment/,
    'Kommentare in der Form <!-- … --> gibt es hier nicht',
    'Schreiben Sie {/* Kommentar */}.',
  ],
  [
    /create a link/,
    'Adressen in spitzen Klammern gibt es hier nicht',
    'Schreiben Sie [Text](https://…), bei E-Mail-Adressen [Text](mailto:…).',
  ],
  [
    /attribute value/,
    'Der Wert einer Angabe steht nicht in geraden Anführungszeichen',
    'Schreiben Sie zum Beispiel alt="Anmeldemaske", am Anfang und am Ende mit ".',
  ],
  [
    /closing slash|closing tag/,
    'Ein Baustein ist nicht geschlossen, oder die Reihenfolge stimmt nicht',
    'Schliessen Sie jeden Baustein, zum Beispiel <Steps> mit </Steps>, und lassen Sie vor und nach dem Text darin eine leere Zeile.',
  ],
  [
    /import\/exports/,
    'Die Zeile beginnt mit «import» oder «export» und ist nicht so geschrieben, wie es dafür sein muss',
    "Ist es ein Satz, stellen Sie ihn um. Sonst schreiben Sie zum Beispiel import Anmelden from './_anmelden.mdx'; und danach eine leere Zeile.",
  ],
  [
    /expression|acorn|brace|spread/,
    'Mit einer geschweiften Klammer stimmt etwas nicht',
    'Schreiben Sie geschweifte Klammern im Text als \\{ und \\}, oder setzen Sie die Stelle in `Code`. Bei einem Baustein prüfen Sie, ob jede Klammer schliesst.',
  ],
  [
    / after name|attribute name/,
    'Ein Baustein ist nicht richtig geschrieben',
    'Prüfen Sie, ob er mit > oder /> aufhört und jede Angabe die Form name="…" hat. Zitate darin stehen in «solchen».',
  ],
  [
    /name|character/,
    'Ein Kleiner-Zeichen steht im Text',
    'Schreiben Sie es als &lt;, oder setzen Sie die Stelle in `Code`.',
  ],
];

const told = (line: number, problem: string, remedy: string) => [
  {line, message: `Die Seite lässt sich nicht lesen: ${problem} → ${remedy}`},
];

/** The last line before one with a single quotation mark in it: it opened a value that ends at the next one. */
function openQuote(source: string, last: number): number | null {
  const lines = source.split('\n').slice(0, last);
  const index = lines.findLastIndex(
    (line) => /[<=]/.test(line) && line.split('"').length % 2 === 0,
  );
  return index < 0 ? null : index + 1;
}

/** The page can be read at all; the other rules see nothing of a page that cannot. */
export default {
  name: 'mdx',
  level: 'error',
  check: perPage(({mdxProblem, source}) => {
    // The sign in the place of what could not be read.
    const lost = source.indexOf('\uFFFD');
    if (lost >= 0) {
      return told(
        lineAt(source, lost),
        'Ein Zeichen ging beim Speichern verloren',
        'Speichern Sie die Datei in der Codierung «UTF-8», und schreiben Sie Umlaute neu, die falsch bleiben.',
      );
    }
    const twice = conflictMark.exec(source);
    if (twice) {
      return told(lineAt(source, twice.index), conflictProblem, conflictRemedy);
    }
    if (!mdxProblem) {
      return [];
    }
    const {line, reason} = mdxProblem;
    const open = /attribute/.test(reason) ? openQuote(source, line) : null;
    if (open !== null) {
      return told(
        open,
        'Ein Anführungszeichen hört nicht auf, oder eines ist zu viel',
        'Setzen Sie jeden Wert in zwei gerade, zum Beispiel title="Frage", und darin «solche».',
      );
    }
    const ofTag = tagProblem(reason, source);
    const [, problem, remedy] = (ofTag && [null, ...ofTag]) ??
      explanations.find(([pattern]) => pattern.test(reason)) ?? [
        null,
        `Die Stelle ist kein MDX («${reason}»)`,
        'Prüfen Sie die Zeile und die darüber.',
      ];
    return told(line, problem, remedy);
  }),
} satisfies Rule;
