import {load} from 'js-yaml';
import {conflictMark, conflictProblem, conflictRemedy} from '../text/conflict';
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

/** By the form of an entry that cannot be read alone: what is wrong and what to do. */
const forms: [pattern: RegExp, message: string][] = [
  [conflictMark, `${conflictProblem}. ${conflictRemedy}`],
  [
    /^[ \t]*\t/m,
    'In dieser Zeile des Seitenkopfs steht ein Tabulator. Nehmen Sie stattdessen Leerschläge.',
  ],
  [
    /^ |^[^:\n]*: +\S.*\n +[a-z_]+:/,
    'Der Schlüssel auf dieser Zeile des Seitenkopfs ist eingerückt. Löschen Sie die Leerschläge an ihrem Anfang.',
  ],
  [
    /^(?![^:\n]*:(?:[ \n]|$))/,
    'Diese Zeile des Seitenkopfs lässt sich nicht lesen. Schreiben Sie einen Schlüssel, einen Doppelpunkt, einen Leerschlag und den Wert, zum Beispiel title: Anmelden.',
  ],
  [
    /^[^:]*: *["']/,
    'In dieser Zeile des Seitenkopfs stimmt ein Anführungszeichen nicht. Setzen Sie den ganzen Text in zwei gerade, und darin «solche».',
  ],
  [
    /^(?:keywords|tags): *\[/,
    'Die Liste in dieser Zeile des Seitenkopfs lässt sich nicht lesen. Schreiben Sie [Login, Passwort, Konto]; Einträge mit Sonderzeichen stehen in geraden Anführungszeichen.',
  ],
];

/**
 * The first entry of a head, a key with the lines that belong to it, that cannot be read by itself. The reader of YAML
 * tells of many a mistake only where it met the next key.
 */
function brokenEntry(source: string): {text: string; line: number} | null {
  const [, ...lines] = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith('---'));
  const entries: {text: string; line: number}[] = [];
  lines.slice(0, end).forEach((text, index) => {
    const last = entries.at(-1);
    // What is indented, or a point of a list, belongs to the key above.
    if (last && /^(?:[ \t]|- |$)/.test(text)) {
      last.text += `\n${text}`;
    } else {
      entries.push({text, line: index + 2});
    }
  });
  for (const {text, line} of entries) {
    try {
      const value: unknown = load(text) ?? {};
      if (typeof value !== 'object' || Array.isArray(value) || text.startsWith(' ')) {
        return {text, line};
      }
    } catch (error) {
      const {mark} = error as {mark?: {line?: number}};
      const within = Math.min(mark?.line ?? 0, text.split('\n').length - 1);
      return {text, line: line + within};
    }
  }
  return null;
}

/**
 * Explains an error of the YAML reader, which counts lines from 0; give it the
 * text from behind the first `---` on, so that its lines are the file's.
 */
export function explainUnreadable(error: unknown, source: string): FrontMatterProblem {
  const {mark, reason = ''} = error as {mark?: {line?: number}; reason?: string};
  if (/duplicated mapping key/.test(reason)) {
    return {
      line: (mark?.line ?? 0) + 1,
      message: 'Dieser Schlüssel steht zweimal im Seitenkopf. Löschen Sie die eine Zeile.',
    };
  }
  const broken = brokenEntry(source);
  return {
    line: broken?.line ?? (mark?.line ?? 0) + 1,
    message:
      forms.find(([pattern]) => broken && pattern.test(broken.text))?.[1] ??
      'Der Seitenkopf lässt sich nicht lesen. Setzen Sie Texte mit Doppelpunkt und anderen Sonderzeichen in gerade Anführungszeichen.',
  };
}
