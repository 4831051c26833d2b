import type {Kind} from '../lib/product';
import {kinds as kindsOfTypo3} from '../typo3/kinds';

/** What readers know in the shop Aimeos without a name, in the backend and on the website. */
export const kinds: readonly Kind[] = [
  ...kindsOfTypo3,
  ['.act-add', /Pluszeichen/],
  ['.act-check', /Häkchen/],
  ['.act-columns', /Spalten/],
  ['.act-copy', /Kopieren/],
  ['.act-edit', /Stift/],
  ['.act-move', /Verschieben/],
  ['.act-reset', /Kreuz/],
  ['.act-search', /Lupe/],
  ['.act-export, .act-download, [title="Exportieren"]', /Herunterladen/],
  ['.icon-menu', /Menü/],
  ['.icon.more, .more', /drei Punkte/],
  ['.advanced', /Erweitert/],
  ['.jqtree-toggler', /Dreieck/],
  ['.jqtree-element', /Kategorie/],
  ['.multiselect', /Treffer|neue Zeile/],
  ['.config-row-value', /Wertfeld|[Oo]ption/],
  ['.catalog-list .product', /das Produkt/],
];
