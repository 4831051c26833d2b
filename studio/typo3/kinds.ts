import {commonKinds} from '../lib/kinds';
import type {Kind} from '../lib/product';

/** What readers know in the backend of TYPO3 without a name. */
export const kinds: readonly Kind[] = [
  ...commonKinds,
  ['input[name="searchTerm"]', /[Ss]uchfeld|[Ss]uchen/],
  ['.scaffold-content-navigation .node', /Seite|Ordner|[Bb]aum/],
  ['.element-browser .node, .modal .node, .node', /Seite|Ordner|[Bb]aum|Kategorie|Thema|Themen/],
  ['.node-toggle, .chevron', /Pfeil|Dreieck|auf(zu)?klappen|klappen/],
  ['[data-filelist-name]', /Datei|Bild|Foto|PDF|Ordner|Film|Ton/],
  ['.flatpickr-calendar', /Tag|Datum|Zeit|Kalender/],
  ['[data-contextmenu-trigger], .t3js-contextmenutrigger', /Symbol links|Symbol/],
  ['.t3-page-ce, .t3-page-ce-header', /Element|Inhalt/],
  ['.form-irre-header, .panel-heading', /Eintrag|Zeile|Kopf|Titel/],
  ['.sortableHandle, .form-irre-header-control', /Griff/],
  ['.cropper-container', /Ausschnitt|Rahmen|Ecke/],
  ['.livesearch-result-item, typo3-backend-live-search-result-item', /Treffer/],
  [':has(> [data-identifier="actions-open"])', /Stift/],
  [':has(> [data-identifier="actions-wizard-link"])', /Kette/],
  [':has(> [data-identifier="actions-edit-delete"])', /Papierkorb|Abfall/],
  [':has(> [data-identifier="actions-add"])', /Plus/],
];
