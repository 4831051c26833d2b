/**
 * Texts of the manuals' cards on the home page. They are not in the table of manuals because every page loads that
 * table.
 */

import type {ManualId} from '@portal/content/manuals';

/** The symbols that `src/components/Card/Icon.tsx` draws. */
export type ManualIconName =
  'edit' | 'mail' | 'blocks' | 'users' | 'cart' | 'list' | 'hands' | 'shop' | 'code';

export interface ManualCard {
  /** One sentence; also in `llms.txt`. */
  description: string;
  icon: ManualIconName;
}

export const manualCards: Record<ManualId, ManualCard> = {
  typo3: {
    description: 'Ihre TYPO3-Website bearbeiten: Seiten, Texte, Bilder und Inhaltselemente.',
    icon: 'edit',
  },
  email: {
    description: 'Postfach auf Computer und Mobiltelefon einrichten, Webmail und Abwesenheit.',
    icon: 'mail',
  },
  'webkit-smart': {
    description: 'Mit dem Website-Baukasten Schritt für Schritt zur eigenen Website.',
    icon: 'blocks',
  },
  dorfplatz: {
    description: 'Mitteilungen, Umfragen und amtliche Anzeigen auf der Dorfplattform.',
    icon: 'users',
  },
  wordpress: {
    description: 'Website und Online-Shop mit WordPress und WooCommerce pflegen.',
    icon: 'cart',
  },
  datenblaetter: {
    description: 'Was in unseren Dienstleistungen steckt und was Sie dazu beitragen.',
    icon: 'list',
  },
  'insembel-engadin': {
    description: 'Freiwillige und Angebote zusammenbringen: für Mitmachende und Verantwortliche.',
    icon: 'hands',
  },
  hgv: {description: 'Übersicht für Mitglieder des Handels- und Gewerbevereins.', icon: 'shop'},
  schnupperlehre: {
    description: 'HTML, CSS und JavaScript lernen: deine erste Website rund um ein Guetzli-Rezept.',
    icon: 'code',
  },
};
