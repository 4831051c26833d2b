/**
 * The table of manuals. Docs instances, navbar, footer, home page cards,
 * the home's sidebar, search scopes and tests derive from it.
 * A new manual is one row here, its card in `src/config/manualCards.ts` and one folder of the same name.
 */

import * as common from '@portal/common/manuals';

export type Audience = 'kunden' | 'plattformen' | 'lernende';

interface Row {
  /** Docs plugin id; also the folder and the route base, without slash. */
  id: string;
  /** Name in the navbar, on cards and in search results. */
  label: string;
  audience: Audience;
  /** Set for a sidebar with its own file. The other manuals use the generated `defaultSidebar`. */
  sidebar?: 'docsSidebar';
  /** Whether the navbar shows a link to the manual. */
  inNavbar?: true;
  /** Set when no author could see the platform. Its pages do not claim to have been checked. */
  isUnseen?: true;
  /** Versions, newest first; only for a manual that has several. */
  versions?: readonly ManualVersion[];
}

export interface ManualVersion extends common.ManualVersion {
  /** Path below the manual's route base; empty for the latest version. */
  path: string;
  /** Marks an older version. Its pages show a note above the text that a newer version exists. */
  banner?: 'unmaintained';
}

/** Reader groups in the order of the home page. */
export const audiences: Record<Audience, string> = {
  kunden: 'Für Kundinnen und Kunden',
  plattformen: 'Für Gemeinden, Vereine und Freiwillige',
  lernende: 'Für Lernende',
};

/** First the manuals of the navbar, in its order, then the others. */
export const manuals = [
  {
    id: 'typo3',
    label: 'TYPO3',
    audience: 'kunden',
    inNavbar: true,
    versions: [
      // The leading space is part of the label, see the specification, section 9.
      {name: 'current', label: ' Version 13', path: ''},
      {name: '12.0', label: 'Version 12', path: '12.0', banner: 'unmaintained'},
    ],
  },
  {id: 'email', label: 'E-Mail', audience: 'kunden', inNavbar: true},
  {id: 'webkit-smart', label: 'Webkit Smart', audience: 'kunden', isUnseen: true, inNavbar: true},
  {id: 'dorfplatz', label: 'Dorfplatz', audience: 'plattformen', isUnseen: true, inNavbar: true},
  {id: 'wordpress', label: 'WordPress', audience: 'kunden', inNavbar: true},
  {id: 'datenblaetter', label: 'Datenblätter', audience: 'kunden', sidebar: 'docsSidebar'},
  {id: 'insembel-engadin', label: 'Insembel Engadin', audience: 'plattformen', isUnseen: true},
  {id: 'hgv', label: 'HGV', audience: 'plattformen'},
  {id: 'schnupperlehre', label: 'Schnupperlehre', audience: 'lernende'},
] as const satisfies readonly Row[];

export type ManualId = (typeof manuals)[number]['id'];

export type Manual = Row & {id: ManualId};

/** The same table, typed so that the type checker knows the optional fields. */
export const manualTable: readonly Manual[] = manuals;

/** Returns the row of a manual. */
export const findManual = (id: ManualId): Manual => manualTable.find((one) => one.id === id)!;

/** Returns the address of a manual's start page below the base path, e.g. `/typo3`. */
export function manualPath(manual: Manual): string {
  return `/${manual.id}`;
}

/** Returns the manual that a page belongs to, or undefined for pages outside of manuals. `route` has the base path. */
export function manualOf(route: string, baseUrl: string): Manual | undefined {
  const [folder] = route.slice(baseUrl.length).split('/');
  return manualTable.find(({id}) => id === folder);
}

/** Returns the name of a manual, with the version unless it is the newest. */
export const manualName = (id: string, version?: string): string | undefined =>
  common.manualName(manualTable, id, version);

/** Returns the manuals of one reader group, in table order. */
export function manualsFor(audience: Audience): Manual[] {
  return manualTable.filter((manual) => manual.audience === audience);
}
