import type {FrontMatterProblem} from './validate';

/** What is wrong where front matter does not begin or end as it has to; null where it does. */
export function borderProblem(source: string): FrontMatterProblem | null {
  const [first = '', ...others] = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trimEnd() !== '---') {
    return {
      line: 1,
      message:
        'Die Seite beginnt nicht mit dem Seitenkopf. Schreiben Sie in die allererste Zeile drei Striche (---), ohne leere Zeile davor.',
    };
  }
  const end = others.findIndex((line) => line.startsWith('---'));
  if (end === -1) {
    return {
      line: 1,
      message:
        'Der Seitenkopf hört nicht auf. Schreiben Sie nach seinem letzten Schlüssel eine Zeile mit drei Strichen (---).',
    };
  }
  return others[end]!.trimEnd() === '---'
    ? null
    : {
        line: end + 2,
        message:
          'Der Seitenkopf hört nicht richtig auf. Schreiben Sie auf diese Zeile genau drei Striche (---) und sonst nichts.',
      };
}

const remedies: [pattern: RegExp, message: string][] = [
  [
    /duplicated mapping key/,
    'Dieser Schlüssel steht zweimal im Seitenkopf. Löschen Sie die eine Zeile.',
  ],
  [
    /tab character/,
    'In dieser Zeile des Seitenkopfs steht ein Tabulator. Nehmen Sie stattdessen Leerschläge.',
  ],
];

/**
 * Explains an error of the YAML reader, which counts lines from 0; give it the
 * text from behind the first `---` on, so that its lines are the file's.
 */
export function explainUnreadable(error: unknown): FrontMatterProblem {
  const {mark, reason = ''} = error as {mark?: {line?: number}; reason?: string};
  return {
    line: (mark?.line ?? 0) + 1,
    message:
      remedies.find(([pattern]) => pattern.test(reason))?.[1] ??
      'Der Seitenkopf lässt sich nicht lesen. Setzen Sie Texte mit Doppelpunkt in Anführungszeichen, und lassen Sie nach jedem Schlüssel und Doppelpunkt einen Leerschlag.',
  };
}
