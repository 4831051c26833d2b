import {commonKinds} from '../lib/kinds';
import type {Kind} from '../lib/product';

const wizards = 'typo3-backend-new-record-wizard, typo3-backend-new-content-element-wizard';

/** What has one of these icons. */
const icon = (words: RegExp, ...names: string[]): Kind => [
  names
    .map((name) => `[data-identifier="${name}"], :is(a, button):has([data-identifier="${name}"])`)
    .join(),
  words,
];

/** What readers know in the backend of TYPO3 without a name. */
export const kinds: readonly Kind[] = [
  ...commonKinds,
  ['input[name="searchTerm"]', /[Ss]uchfeld|[Ss]uchen/],
  ['.scaffold-content-navigation :is(.node, [data-state-id])', /[Ss]eite|[Oo]rdner|[Bb]aum/],
  [
    '.element-browser .node, .modal .node, .node',
    /[Ss]eite|[Oo]rdner|[Bb]aum|Kategorie|Them|Häkchen/,
  ],
  ['.node-toggle, .chevron', /Pfeil|Dreieck|auf(zu)?klappen|klappen/],
  ['[data-filelist-name]', /Datei|Bild|Foto|PDF|Ordner|Film|Ton/],
  // «links auf den Ordner, dann auf das Bild»: the folder of the tree comes first.
  ['[data-filelist-type="file"]', /Datei|Bild|Foto|PDF|Film|Ton/],
  ['[data-filelist-action="show"]', /Zahl in der Spalte/],
  ['.flatpickr-calendar', /Tag|[Dd]atum|Zeit|Kalender/],
  ['[data-contextmenu-trigger], .t3js-contextmenutrigger', /Symbol links|Symbol/],
  ['.t3-page-ce, .t3-page-ce-header', /Element|Inhalt/],
  ['.ui-dialog input, .modal input', /die Adresse/],
  ['.form-irre-header, .panel-heading', /Eintrag|Zeile|Kopf|Titel/],
  ['.sortableHandle, .form-irre-header-control', /[Gg]riff/],
  ['.cropper-container', /Ausschnitt|Rahmen|Ecke/],
  ['.livesearch-result-item, typo3-backend-live-search-result-item', /Treffer/],
  icon(/Stift/, 'actions-open'),
  icon(/Kette/, 'actions-wizard-link'),
  icon(/Papierkorb|Abfall/, 'actions-edit-delete'),
  icon(/Plus/, 'actions-add'),
  icon(
    /Schalter/,
    'actions-edit-hide',
    'actions-edit-unhide',
    'actions-toggle-on',
    'actions-toggle-off',
  ),
  icon(/Punkte/, 'actions-menu-alternative', 'actions-ellipsis', 'actions-more'),
  ['[title="Datumsauswahl öffnen"], [aria-label="Datumsauswahl öffnen"]', /Kalender|[Dd]atum/],
  ['.toolbar-item-avatar, .toolbar-item-name, :has(> .toolbar-item-avatar)', /Ihren Namen/],
  ['.dropdown-menu.show a, .dropdown-menu.show button', /den Eintrag|Ihre Umgebung|die Sprache/],
  ['.t3js-form-field-slug-recreate', /Pfeile/],
  ['.node input, .node-edit', /[Tt]itel|[Tt]ippen/],
  ['typo3-backend-color-scheme-switch .btn', /hell/],
  [wizards, /das Element/],
  ['#t3-username', /Benutzername/],
  ['#t3-username, #t3-password, #t3-login-submit', /[Mm]elden Sie sich/],
  ['option', /Gruppe/],
  ['.node-action', /Kette/],
  ['.form-wizards-items-aside *, .form-wizards-wrap button', /Ordnersymbol/],
  ['.element-browser-main-content *', /den Namen/],
  ['a', /einen Link|jeden Link/],
  ['#totp, [name="totp"]', /Code/],
];
