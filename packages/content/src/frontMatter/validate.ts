import {nearest} from '@portal/common/text/nearest';
import {fields} from './schema';

export interface FrontMatterProblem {
  /** Line in the file, from 1. */
  line: number;
  /** The problem and the remedy, in German. */
  message: string;
}

/** Matches a line's key (second group) with its colon. YAML allows quotes and a space. */
const keyPattern = /^(["']?)([^"':]+?)\1[ \t]*:/;

/** Returns the line of a key in the front matter of a file, from 1, or the first line if the key is missing. */
export function lineOf(source: string, key: string): number {
  const [, ...lines] = source.split('\n');
  const end = lines.findIndex((line) => line.startsWith('---'));
  const index = lines
    .slice(0, end < 0 ? undefined : end)
    .findIndex((line) => keyPattern.exec(line)?.[2] === key);
  // The border that begins the front matter is line 1.
  return index < 0 ? 1 : index + 2;
}

/** Returns the text after a key and the indented lines below, or an empty string if the key is missing. */
function writtenValue(source: string, key: string): string {
  const [first = '', ...below] = source.split(/\r?\n/).slice(lineOf(source, key) - 1);
  const end = below.findIndex((line) => /^\S/.test(line));
  const value = keyPattern.exec(first)?.[2] === key ? first.replace(keyPattern, '').trim() : '';
  return [value, ...below.slice(0, end < 0 ? undefined : end)].join('\n');
}

function unknownKey(key: string): string {
  const similar = nearest(key, Object.keys(fields));
  const remedy = similar
    ? `Meinten Sie «${similar}»?`
    : `Erlaubt sind: ${Object.keys(fields).join(', ')}.`;
  return `Den Schlüssel «${key}» gibt es nicht. ${remedy}`;
}

/**
 * Compares front matter with the schema. Takes the parsed values and the text of the file (for the lines). Returns
 * all problems, sorted by line.
 */
export function validateFrontMatter(
  values: Readonly<Record<string, unknown>>,
  source: string,
): FrontMatterProblem[] {
  const problems: FrontMatterProblem[] = [];
  const report = (key: string, message: string) =>
    problems.push({line: lineOf(source, key), message});
  for (const [key, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const problem = field?.check(value, writtenValue(source, key));
    if (!field) {
      report(key, unknownKey(key));
    } else if (problem && value === null && field.required) {
      report(key, `Der Schlüssel «${key}» ist leer. Schreiben Sie dahinter: ${field.meaning}.`);
    } else if (problem) {
      report(key, `Der Schlüssel «${key}» ${problem}`);
    }
  }
  const meant = Object.keys(values).map((key) => nearest(key, Object.keys(fields)));
  for (const [key, field] of Object.entries(fields)) {
    // A mistyped key is probably the missing one.
    if (field.required && !meant.includes(key)) {
      report(
        key,
        `Der Schlüssel «${key}» fehlt. Ergänzen Sie die Zeile «${key}: …»: ${field.meaning}.`,
      );
    }
  }
  if (values.draft === true && values.unlisted === true) {
    report(
      'unlisted',
      'Der Schlüssel «unlisted» verträgt sich nicht mit «draft». Löschen Sie eine der beiden Zeilen.',
    );
  }
  return problems.sort((a, b) => a.line - b.line);
}
