import type {Kind} from './product';

/** What readers know in every product without a name. */
export const commonKinds: readonly Kind[] = [
  ['input[type="checkbox"], .form-check', /Häkchen|Schalter|Kästchen|[Mm]arkieren/],
  ['input[type="radio"]', /Punkt|Wählen/],
  ['input[type="search"]', /[Ss]uchfeld|[Ss]uchen|Tippen|Filter/],
  ['[contenteditable="true"]', /Text|Wort|Wörter|Stelle|Cursor|Absatz|Link|Tabelle|Zelle/],
  ['tbody tr', /Zeile|Eintrag|Datensatz|Treffer/],
];
