import {load} from 'js-yaml';
import {conflictMark, conflictProblem, conflictRemedy} from '@portal/common/text/conflict';
import {oddBlank, characterName} from '@portal/common/text/characters';
import type {FrontMatterProblem} from './validate';

/**
 * Returns whether a line is a border. Only spaces and tabs may follow the dashes: for Markdown, other white space is
 * text.
 */
const isBorder = (line: string) => /^---[ \t]*$/.test(line);

/** Returns a problem if white space other than spaces and tabs follows the dashes, otherwise null. */
function blankProblem(line: string, number: number): FrontMatterProblem | null {
  const blank = new RegExp(`^---\\s*(${oddBlank})\\s*$`, 'u').exec(line)?.[1];
  return blank === undefined
    ? null
    : {
        line: number,
        message: `Hinter den drei Strichen (---) steht ein Leerzeichen, das keines ist (${characterName(blank)}). Löschen Sie alles, was auf dieser Zeile hinter den Strichen steht.`,
      };
}

/** Returns a problem if front matter does not begin or end correctly, otherwise null. */
export function borderProblem(source: string): FrontMatterProblem | null {
  const [first = '', ...others] = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const atStart = blankProblem(first, 1);
  if (atStart) {
    return atStart;
  }
  if (!isBorder(first)) {
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
  return isBorder(others[end]!)
    ? null
    : (blankProblem(others[end]!, end + 2) ?? {
        line: end + 2,
        message:
          'Der Seitenkopf hört nicht richtig auf. Schreiben Sie auf diese Zeile genau drei Striche (---) und sonst nichts.',
      });
}

/** Messages with the problem and the remedy, by the form of an entry that cannot be parsed alone. */
const forms: [pattern: RegExp, message: string][] = [
  [conflictMark, `${conflictProblem}. ${conflictRemedy}`],
  [
    /^[ \t]*\t/m,
    'In dieser Zeile des Seitenkopfs steht ein Tabulator. Nehmen Sie stattdessen Leerzeichen.',
  ],
  [
    /^ |^[^:\n]*: +\S.*\n +[a-z_]+:/,
    'Der Schlüssel auf dieser Zeile des Seitenkopfs ist eingerückt. Löschen Sie die Leerzeichen an ihrem Anfang.',
  ],
  [
    /^(?![^:\n]*:(?:[ \n]|$))/,
    'Diese Zeile des Seitenkopfs lässt sich nicht lesen. Schreiben Sie einen Schlüssel, einen Doppelpunkt, ein Leerzeichen und den Wert, zum Beispiel title: Anmelden.',
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
 * Returns the first entry of the front matter, a key with its lines, that cannot be parsed alone. The YAML parser
 * reports many mistakes only at the next key.
 */
function brokenEntry(source: string): {text: string; line: number} | null {
  const [, ...lines] = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith('---'));
  const entries: {text: string; line: number}[] = [];
  lines.slice(0, end).forEach((text, index) => {
    const last = entries.at(-1);
    // Indented lines and list items belong to the key above.
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
 * Explains an error of the YAML parser, which counts lines from 0. Pass the text after the first `---`, so that its
 * lines match those of the file.
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
