import {commonKinds} from '../lib/kinds';
import type {Kind} from '../lib/product';

/** What readers know in the webmail without a name. */
export const kinds: readonly Kind[] = [
  ...commonKinds,
  ['#messagelist tr', /Nachricht/],
  ['#contacts-table tr', /Kontakt/],
  ['#identities-table tr', /Absender/],
  ['.ui-dialog label', /Schalten/],
  ['#layout-sidebar li', /Ordner|Gruppe|Adressbuch/],
  ['.popover li', /den Ordner/],
  [
    '.sidebar-menu, .toolbar-menu-button, .tox-tbtn:is([title^="Mehr"], [aria-label^="Mehr"])',
    /Punkte/,
  ],
  ['.task-menu-button', /☰/],
  ['.back-sidebar-button', /Ordnersymbol/],
  ['a.add.recipient', /Personensymbol/],
  ['.editor-toolbar a', /Bildsymbol/],
  ['.tox-browse-url', /Symbol/],
  ['a.add, a[data-popup="headers-menu"]', /Plus/],
  ['li, .tox-dialog tr, .ui-dialog tr', /in der Liste/],
  ['textarea', /Text/],
  ['#rcmloginuser', /E-Mail-Adresse/],
];
