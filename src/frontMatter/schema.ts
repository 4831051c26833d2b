/**
 * The front matter of a page: the one definition that the build, the content
 * checks and the editors' guide share. The texts are read by editors.
 */

/** Kinds of pages; each has a template in `scripts/new-page/templates`. */
export const pageTypes = {
  aufgabe: 'Anleitung für eine Aufgabe',
  element: 'Seite über ein Inhaltselement',
  uebersicht: 'Übersicht mit Links',
  datenblatt: 'Beschreibung einer Dienstleistung',
  lektion: 'Lektion der Schnupperlehre',
} as const;

export type PageType = keyof typeof pageTypes;

const descriptionLength = {min: 80, max: 160};
const keywordCount = {min: 3, max: 12};

/** A check gives what is wrong and the remedy, or null. */
type Check = (value: unknown) => string | null;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? null
    : 'muss ein Text sein. Setzen Sie ihn in Anführungszeichen, falls er einen Doppelpunkt enthält.';

const flag: Check = (value) =>
  typeof value === 'boolean' ? null : 'muss «true» oder «false» sein, ohne Anführungszeichen.';

const number: Check = (value) =>
  typeof value === 'number' ? null : 'muss eine Zahl sein, zum Beispiel 3.';

const date: Check = (value) =>
  value instanceof Date && !Number.isNaN(value.getTime())
    ? null
    : 'muss ein Datum in der Form 2026-11-21 sein, ohne Anführungszeichen.';

const description: Check = (value) => {
  const problem = text(value);
  const length = String(value).length;
  const {min, max} = descriptionLength;
  return (
    problem ??
    (length >= min && length <= max
      ? null
      : `hat ${length} Zeichen. Schreiben Sie einen Satz von ${min} bis ${max} Zeichen, der sagt, was man auf der Seite tun kann.`)
  );
};

const keywords: Check = (value) => {
  const {min, max} = keywordCount;
  return Array.isArray(value) &&
    value.every((entry) => text(entry) === null) &&
    value.length >= min &&
    value.length <= max
    ? null
    : `muss eine Liste von ${min} bis ${max} Wörtern sein, zum Beispiel [Ferienmeldung, Autoresponder, Out of Office]. Zahlen stehen in Anführungszeichen.`;
};

const tags: Check = (value) =>
  Array.isArray(value) ? null : 'muss eine Liste sein, zum Beispiel [Bilder, Dateien].';

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

const lastUpdate: Check = (value) =>
  typeof value === 'object' && value !== null
    ? null
    : 'braucht eingerückte Zeilen «author» oder «date».';

interface Field {
  required?: true;
  check: Check;
  /** What it is for, one line for the guide. */
  meaning: string;
}

/** Every key that front matter may have. */
export const fields: Record<string, Field> = {
  title: {required: true, check: text, meaning: 'Titel der Seite'},
  description: {
    required: true,
    check: description,
    meaning: 'Ein Satz: Was kann ich hier tun? Suche und Übersichten zeigen ihn',
  },
  sidebar_position: {
    required: true,
    check: number,
    meaning: 'Platz in der Seitenleiste; 2.5 steht zwischen 2 und 3',
  },
  keywords: {
    required: true,
    check: keywords,
    meaning: 'Wörter, unter denen Leserinnen und Leser suchen',
  },
  seitentyp: {required: true, check: pageType, meaning: 'Art der Seite'},
  geprueft: {required: true, check: date, meaning: 'Tag, an dem die Anleitung durchgespielt wurde'},
  mit: {check: text, meaning: 'Produkt und Version, mit denen geprüft wurde'},
  sidebar_label: {check: text, meaning: 'Kürzerer Titel für die Seitenleiste'},
  slug: {check: slug, meaning: 'Adresse, wenn sie vom Dateinamen abweicht'},
  id: {check: text, meaning: 'Verbindet Seiten zweier Versionen mit verschiedenen Dateinamen'},
  unlisted: {check: flag, meaning: 'Nur über den Link erreichbar'},
  draft: {check: flag, meaning: 'Noch nicht veröffentlichen'},
  tags: {check: tags, meaning: 'Stichwörter'},
  hide_table_of_contents: {check: flag, meaning: 'Ohne Inhaltsverzeichnis'},
  displayed_sidebar: {check: noSidebar, meaning: 'Mit null: ohne Seitenleiste'},
  last_update: {check: lastUpdate, meaning: 'Datum oder Name der letzten Änderung von Hand'},
};
