/**
 * The claims of a page: what it says about products, law and the web, each with the source that confirms it. They lie
 * beside the page as `<page>.belege.yaml`. Editors write them; the build and the content checks read them.
 */
import {existsSync, readFileSync} from 'node:fs';
import {CORE_SCHEMA, load} from 'js-yaml';
import {isCalendarDay} from '@portal/common/text/isCalendarDay';

/** One sentence, or a part of one, with its source. */
export interface Claim {
  /** Literal excerpt of the page as readers see it. */
  aussage: string;
  /** An address, a law with its article, a file of the product, or a walk of this portal. */
  quelle: string;
  /** The sentence of the source that says it, literally. */
  satz?: string;
  /** Why a source counts that is no maker, authority or standard. */
  grund?: string;
  /** Year of the last change of a source that ages, such as a guide. Readers see the oldest. */
  jahr?: number;
}

export interface Claims {
  /** What the page was compared with: `den Hilfeseiten von Apple`. */
  mit: string;
  /** Day of the comparison: `2026-11-27`. */
  stand: string;
  /** Set where the page says something about the law. */
  rechtlich?: typeof legalNote;
  aussagen: Claim[];
}

export interface ClaimsProblem {
  /** Line in the file, from 1. */
  line: number;
  /** «Was ist falsch → was tun», in German. */
  message: string;
}

/** What a file of claims says: the claims, or why they cannot be used. */
export type ReadClaims =
  {claims: Claims; problems: readonly []} | {claims?: undefined; problems: ClaimsProblem[]};

const legalNote = 'nicht geprüft';
const excerptLength = {min: 15, max: 120};
const ending = '.belege.yaml';

/** Returns the path of a page's claims. */
export const claimsFile = (page: string): string => page.replace(/\.mdx?$/, ending);

/** Returns the page of a file of claims, and any other file as it is. */
export const claimedPage = (file: string): string =>
  isClaimsFile(file) ? `${file.slice(0, -ending.length)}.mdx` : file;

export const isClaimsFile = (file: string): boolean => file.endsWith(ending);

/** Returns the lines, from 1, that begin with a key. */
function linesOf(source: string, key: string): number[] {
  const isKey = new RegExp(`^\\s*(?:-\\s+)?\\{?(["']?)${key}\\1\\s*:`);
  return source.split('\n').flatMap((line, index) => (isKey.test(line) ? [index + 1] : []));
}

/** Returns the line of a claim, from 1. Each begins with its own line `aussage`. */
export const claimLine = (source: string, index: number): number =>
  linesOf(source, 'aussage')[index] ?? linesOf(source, 'aussagen')[0] ?? 1;

/** Returns the line of a key at the top of a file, from 1, or the first line if it is missing. */
export const keyLine = (source: string, key: string): number => linesOf(source, key)[0] ?? 1;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** By key of the file: what is wrong with its value, or null. */
const keys: Record<string, (value: unknown) => string | null> = {
  mit: (value) =>
    isText(value)
      ? null
      : 'Es fehlt, womit die Seite abgeglichen ist → Schreiben Sie zum Beispiel «mit: den Hilfeseiten von Apple».',
  stand: (value) =>
    isText(value) && isCalendarDay(value)
      ? null
      : 'Der Tag des Abgleichs fehlt oder steht nicht im Kalender → Schreiben Sie «stand: 2026-11-27».',
  rechtlich: (value) =>
    value === undefined || value === legalNote
      ? null
      : `«rechtlich» kennt nur einen Wert → Schreiben Sie «rechtlich: ${legalNote}», oder löschen Sie die Zeile.`,
  aussagen: (value) =>
    Array.isArray(value) && value.length > 0
      ? null
      : 'Die Liste der Aussagen fehlt → Schreiben Sie unter «aussagen:» eingerückt «- aussage: …» und darunter «quelle: …».',
};

/** Returns what is wrong with an entry of the list, or null. `earlier` are the excerpts above it. */
function claimProblem(entry: unknown, earlier: readonly unknown[]): string | null {
  const {
    aussage,
    quelle,
    satz = 'x',
    grund = 'x',
    jahr = 2000,
    ...others
  } = Object(entry) as Record<string, unknown>;
  const {min, max} = excerptLength;
  if (!isText(aussage)) {
    return 'Die Aussage fehlt → Schreiben Sie «- aussage:» und dahinter einen Ausschnitt der Seite. Ein Text mit Doppelpunkt steht in Anführungszeichen.';
  }
  if (aussage.length < min || aussage.length > max) {
    return `Die Aussage «${aussage}» hat ${aussage.length} Zeichen → Nehmen Sie einen Ausschnitt von ${min} bis ${max} Zeichen.`;
  }
  if (!isText(quelle)) {
    return `Zur Aussage «${aussage}» fehlt die Quelle → Schreiben Sie darunter «quelle:» mit einer Adresse, einem Artikel des Gesetzes oder dem Durchgang.`;
  }
  if (!isText(satz) || !isText(grund)) {
    return `Zur Aussage «${aussage}» ist «satz» oder «grund» leer → Schreiben Sie Text dahinter, oder löschen Sie die Zeile.`;
  }
  if (typeof jahr !== 'number' || !/^20\d\d$/.test(String(jahr))) {
    return `Zur Aussage «${aussage}» ist «jahr» keine Jahreszahl → Schreiben Sie das Jahr, in dem die Quelle zuletzt geändert wurde: «jahr: 2024».`;
  }
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return `Den Schlüssel «${unknown}» gibt es hier nicht → Zu jeder Aussage gehören nur «aussage», «quelle», «satz», «grund» und «jahr».`;
  }
  return earlier.includes(aussage)
    ? `Die Aussage «${aussage}» steht zweimal in der Liste → Löschen Sie die eine.`
    : null;
}

/** Returns what is wrong with the values of a file. */
function problemsOf(values: Record<string, unknown>, source: string): ClaimsProblem[] {
  const at = (key: string, message: string | null): ClaimsProblem[] =>
    message === null ? [] : [{line: keyLine(source, key), message}];
  const entries: unknown[] = Array.isArray(values.aussagen) ? values.aussagen : [];
  const excerpts = entries.map((entry) => (Object(entry) as Partial<Claim>).aussage);
  return [
    ...Object.keys(values)
      .filter((key) => !Object.hasOwn(keys, key))
      .flatMap((key) =>
        at(
          key,
          `Den Schlüssel «${key}» gibt es nicht → Erlaubt sind: ${Object.keys(keys).join(', ')}.`,
        ),
      ),
    ...Object.entries(keys).flatMap(([key, check]) => at(key, check(values[key]))),
    ...entries.flatMap((entry, index) => {
      const message = claimProblem(entry, excerpts.slice(0, index));
      return message === null ? [] : [{line: claimLine(source, index), message}];
    }),
  ];
}

const unreadable =
  'Die Datei lässt sich nicht lesen → Prüfen Sie diese Zeile und die darüber: Nach jedem Schlüssel stehen Doppelpunkt und Leerzeichen, und ein Text mit Doppelpunkt oder # steht in geraden Anführungszeichen.';

/** Parses the text of a file of claims. Never throws. */
export function parseClaims(text: string): ReadClaims {
  const source = text.replace(/^\uFEFF/, '').normalize('NFC');
  try {
    // With this schema a day stays the text that is written.
    const values: unknown = load(source, {schema: CORE_SCHEMA});
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      return {problems: [{line: 1, message: unreadable}]};
    }
    const problems = problemsOf(values as Record<string, unknown>, source);
    return problems.length > 0 ? {problems} : {claims: values as unknown as Claims, problems: []};
  } catch (error) {
    const {mark} = error as {mark?: {line?: number}};
    return {problems: [{line: (mark?.line ?? 0) + 1, message: unreadable}]};
  }
}

/** Reads the claims of a page. Undefined if it has none. */
export function readClaims(page: string): ReadClaims | undefined {
  const file = claimsFile(page);
  return existsSync(file) ? parseClaims(readFileSync(file, 'utf8')) : undefined;
}
