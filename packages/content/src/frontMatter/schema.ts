/**
 * The front matter of a page. The build, the content checks and the editors' guide share this definition. Editors
 * read the texts.
 */
import {maxQuestionLength} from '../questions';
import {isCalendarDay} from '@portal/common/text/isCalendarDay';

/** Kinds of pages; each has a template in `scripts/new-page/templates`. */
export const pageTypes = {
  aufgabe: 'Anleitung für eine Aufgabe',
  element: 'Seite über ein Inhaltselement',
  uebersicht: 'Übersicht mit Links',
  datenblatt: 'Beschreibung einer Dienstleistung',
  lektion: 'Lektion der Schnupperlehre',
} as const;

export type PageType = keyof typeof pageTypes;

/** Returns whether pages of a type have steps in a product. The others tell what there is, or run in the page. */
export const hasSteps = (type: unknown): boolean => type === 'aufgabe' || type === 'element';

const descriptionLength = {min: 80, max: 160};
const keywordCount = {min: 3, max: 25};

/** Returns the problem and the remedy, or null. `written` is the value as written in the file. */
type Check = (value: unknown, written: string) => string | null;

const text: Check = (value, written) => {
  if (typeof value === 'string' && / #/.test(written.split('\n')[0]!) && !value.includes('#')) {
    return 'endet vor dem #, denn danach folgt ein Kommentar. Setzen Sie den ganzen Text in Anführungszeichen, oder löschen Sie den Kommentar.';
  }
  return typeof value === 'string' && value.trim() !== ''
    ? null
    : 'muss ein Text sein. Setzen Sie ihn in Anführungszeichen, falls er nur aus Ziffern besteht oder einen Doppelpunkt enthält.';
};

const flag: Check = (value) =>
  typeof value === 'boolean' ? null : 'muss «true» oder «false» sein, ohne Anführungszeichen.';

const number: Check = (value) =>
  typeof value === 'number' ? null : 'muss eine Zahl sein, zum Beispiel 3.';

/** Checks the date as written, because the YAML parser turns «2026-02-31» into March 3. */
const date: Check = (value, written) =>
  value instanceof Date && isCalendarDay(written.slice(0, 10))
    ? null
    : 'muss ein Datum in der Form 2026-11-21 sein, das es im Kalender gibt, ohne Anführungszeichen.';

const description: Check = (value, written) => {
  const problem = text(value, written);
  const length = String(value).length;
  const {min, max} = descriptionLength;
  return (
    problem ??
    (length >= min && length <= max
      ? null
      : `hat ${length} Zeichen. Schreiben Sie einen Satz von ${min} bis ${max} Zeichen, der sagt, was man auf der Seite tun kann.`)
  );
};

const keywords: Check = (value, written) => {
  const {min, max} = keywordCount;
  return Array.isArray(value) &&
    value.every((entry) => text(entry, written) === null) &&
    value.length >= min &&
    value.length <= max
    ? null
    : `muss eine Liste von ${min} bis ${max} Wörtern sein. Schreiben Sie zum Beispiel [Ferienmeldung, Autoresponder, Out of Office]; Zahlen und Wörter mit Doppelpunkt stehen in Anführungszeichen.`;
};

const tags: Check = (value, written) =>
  Array.isArray(value) && value.every((entry) => text(entry, written) === null)
    ? null
    : 'muss eine Liste von Wörtern sein. Schreiben Sie zum Beispiel [Bilder, Dateien]; Zahlen und Wörter mit Doppelpunkt stehen in Anführungszeichen.';

const pageType: Check = (value) =>
  typeof value === 'string' && Object.hasOwn(pageTypes, value)
    ? null
    : `kennt nur ${Object.keys(pageTypes).join(', ')}. Wählen Sie den Seitentyp, der passt.`;

const slug: Check = (value) =>
  typeof value === 'string' && /^[\p{L}\d/._-]+$/u.test(value)
    ? null
    : 'darf nur Buchstaben, Ziffern, Schrägstriche, Punkte und Striche enthalten.';

const noSidebar: Check = (value) =>
  value === null
    ? null
    : 'darf nur leer sein (null), für eine Seite ohne Seitenleiste. Löschen Sie sonst die Zeile.';

/** Checks the id. Docusaurus builds a path from the folder and the id. */
const id: Check = (value, written) =>
  text(value, written) ??
  (String(value).includes('/')
    ? 'darf keinen Schrägstrich enthalten. Schreiben Sie nur den Namen; der Ordner gehört nicht dazu.'
    : null);

const lastUpdate: Check = (value, written) => {
  const {author, date: day, ...others} = Object(value) as Record<string, unknown>;
  const [, writtenDay = ''] = /\bdate:\s*(.*)/.exec(written) ?? [];
  const isRight =
    (author !== undefined || day !== undefined) &&
    (author === undefined || text(author, written) === null) &&
    (day === undefined || date(day, writtenDay) === null) &&
    Object.keys(others).length === 0;
  return isRight
    ? null
    : 'braucht eine eingerückte Zeile «author: Name» oder «date: 2026-11-21», oder beide.';
};

const questionCount = {min: 1, max: 5};

const questions: Check = (value) => {
  const lists = Object.values(Object(value) as object);
  const isRight =
    typeof value === 'object' &&
    !Array.isArray(value) &&
    lists.every(
      (list) =>
        Array.isArray(list) &&
        list.length >= questionCount.min &&
        list.length <= questionCount.max &&
        list.every((entry) => text(entry, '') === null),
    );
  if (!isRight) {
    return `ist nicht richtig geschrieben. Schreiben Sie eingerückt die Marke eines Abschnitts mit Doppelpunkt und darunter ${questionCount.min} bis ${questionCount.max} Zeilen «- Frage». Fragen mit Doppelpunkt stehen in Anführungszeichen.`;
  }
  const long = (lists as string[][]).flat().find(({length}) => length > maxQuestionLength);
  return long === undefined
    ? null
    : `hat mit «${long}» eine Frage von ${long.length} Zeichen. Kürzen Sie sie auf ${maxQuestionLength}.`;
};

interface Field {
  required?: true;
  check: Check;
  /** Its purpose, in one line for the guide. */
  meaning: string;
}

/** Every key that front matter may have. */
export const fields: Record<string, Field> = {
  title: {required: true, check: text, meaning: 'Titel der Seite'},
  description: {
    required: true,
    check: description,
    meaning: `ein Satz mit ${descriptionLength.min} bis ${descriptionLength.max} Zeichen, der sagt, was man auf der Seite tun kann`,
  },
  sidebar_position: {
    required: true,
    check: number,
    meaning: 'Platz in der Seitenleiste; 2.5 steht zwischen 2 und 3',
  },
  keywords: {
    required: true,
    check: keywords,
    meaning: `${keywordCount.min} bis ${keywordCount.max} Wörter, unter denen Leserinnen und Leser suchen, in der Form [Login, Passwort, Konto]`,
  },
  fragen: {
    check: questions,
    meaning: 'Fragen der Leserinnen und Leser, nach Abschnitt; nur die Suche zeigt sie',
  },
  seitentyp: {required: true, check: pageType, meaning: Object.keys(pageTypes).join(' oder ')},
  geprueft: {check: date, meaning: 'Tag, an dem jemand die Schritte am Gerät getan hat'},
  mit: {check: text, meaning: 'Gerät oder Programm dazu, mit Version'},
  sidebar_label: {check: text, meaning: 'Kürzerer Titel für die Seitenleiste'},
  slug: {check: slug, meaning: 'Adresse, wenn sie vom Dateinamen abweicht'},
  id: {check: id, meaning: 'Verbindet Seiten zweier Versionen mit verschiedenen Dateinamen'},
  unlisted: {check: flag, meaning: 'Nur über den Link erreichbar'},
  draft: {check: flag, meaning: 'Noch nicht veröffentlichen'},
  tags: {check: tags, meaning: 'Stichwörter'},
  hide_table_of_contents: {check: flag, meaning: 'Ohne Inhaltsverzeichnis'},
  displayed_sidebar: {check: noSidebar, meaning: 'Mit null: ohne Seitenleiste'},
  last_update: {check: lastUpdate, meaning: 'Datum oder Name der letzten Änderung von Hand'},
};
