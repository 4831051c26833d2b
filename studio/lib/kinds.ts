import type {Kind} from './product';

/** What readers know in every product without a name. */
export const commonKinds: readonly Kind[] = [
  [
    'input[type="checkbox"], .form-check, label:has(input[type="checkbox"])',
    /Häkchen|Schalt|Kästchen|[Mm]arkieren/,
  ],
  ['input[type="radio"]', /Punkt|Wählen/],
  ['input[type="email"]', /E-Mail/],
  ['input[type="password"]', /Passwort/],
  [
    'input, textarea, select, [contenteditable="true"], .form-group .node',
    /die Felder|die Werte|die Einstellungen/,
  ],
  ['input[type="search"]', /[Ss]uchfeld|[Ss]uchen|Tippen|Filter/],
  ['[contenteditable="true"]', /Text|Wort|Wörter|Stelle|Cursor|Absatz|Link|Tabelle|Zelle/],
  ['tbody tr', /Zeile|Eintrag|Datensatz|Treffer/],
];
