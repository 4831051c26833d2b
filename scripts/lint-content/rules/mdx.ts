import {conflictMark, conflictProblem, conflictRemedy} from '@portal/common/text/conflict';
import {borderProblem} from '@portal/content/frontMatter/unreadable';
import {openQuote, tooDeep, tooLong, type MdxProblem} from '@portal/content/source/mdxProblems';
import {latex, latexProblem, latexRemedy} from '../lib/latex';
import {lostCharacter} from '@portal/content/source/readable';
import {perPage, type Rule} from '../lib/rule';
import {tagProblem} from '../lib/tagProblems';

/** Explanations of the parser's English messages, the more specific ones first. */
const explanations: [pattern: RegExp, problem: string, remedy: string][] = [
  [
    new RegExp(`^${tooLong}$`),
    'Sie hat mehr als 200 kB',
    'Teilen Sie sie in mehrere Seiten, und verweisen Sie von einer auf die andere.',
  ],
  [
    new RegExp(`^${tooDeep}$`),
    'Listen, Zitate oder Auszeichnungen stehen mehr als hundertfach ineinander',
    'Löschen Sie überzählige Zeichen wie > und * am Anfang der Zeilen.',
  ],
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

type Told = {line: number; message: string};

const told = (line: number, problem: string, remedy: string): Told => ({
  line,
  message: `Die Seite lässt sich nicht lesen: ${problem} → ${remedy}`,
});

function explain({line, reason, endLine = line}: MdxProblem, source: string): Told {
  const open = /attribute/.test(reason) ? openQuote(source, line) : null;
  if (open !== null) {
    return told(
      open,
      'Ein Anführungszeichen hört nicht auf, oder eines ist zu viel',
      'Setzen Sie jeden Wert in zwei gerade, zum Beispiel title="Frage", und darin «solche».',
    );
  }
  if (latex.test(source.split('\n')[line - 1] ?? '')) {
    return told(line, latexProblem, latexRemedy);
  }
  if (/name/.test(reason) && /="[^"]*"[^\s"/>]/.test(source.split('\n')[line - 1] ?? '')) {
    return told(
      line,
      'Im Text einer Angabe stehen gerade Anführungszeichen',
      'Zitate darin stehen in «solchen»: title="Was heisst «gesperrt»?".',
    );
  }
  const ofTag = tagProblem(reason, source, line);
  if (ofTag) {
    const {problem, remedy, isEnd} = ofTag;
    return told(isEnd ? endLine : line, problem, remedy);
  }
  const [, problem, remedy] = explanations.find(([pattern]) => pattern.test(reason)) ?? [
    null,
    `Die Stelle ist kein MDX («${reason}»)`,
    'Prüfen Sie die Zeile und die darüber.',
  ];
  return told(line, problem, remedy);
}

/** Returns the lines of a text that a pattern matches, from 1. */
const linesWith = (source: string, pattern: RegExp): number[] =>
  source.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

/** Returns the first line of each conflict. A text with other marks only has one. */
function conflicts(source: string): number[] {
  const begun = linesWith(source, /^<{7}(?: |$)/);
  return begun.length > 0 ? begun : linesWith(source, conflictMark).slice(0, 1);
}

/** The page can be parsed. The other rules are not asked about a page that cannot. */
export default {
  name: 'mdx',
  level: 'error',
  check: perPage(({isPartial, mdxProblems, source}) => {
    if (!isPartial && borderProblem(source)) {
      // The head would be read as text.
      return [];
    }
    const all = [
      ...linesWith(source, new RegExp(lostCharacter)).map((line) =>
        told(
          line,
          'Ein Zeichen ging beim Speichern verloren',
          'Speichern Sie die Datei in der Codierung «UTF-8», und schreiben Sie Umlaute neu, die falsch bleiben.',
        ),
      ),
      ...conflicts(source).map((line) => told(line, conflictProblem, conflictRemedy)),
      ...mdxProblems.map((problem) => explain(problem, source)),
    ];
    const unique = new Map(all.map((one) => [`${one.line} ${one.message}`, one]));
    return [...unique.values()].sort((a, b) => a.line - b.line);
  }),
} satisfies Rule;
