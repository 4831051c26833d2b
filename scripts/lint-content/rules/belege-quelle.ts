import {claimLine, claimsFile, type Claim} from '@portal/content/claims/claims';
import {chosen} from '@portal/content/source/site';
import type {Rule} from '../lib/rule';
import {kinds, makers, projects} from '../lib/sources';

const endsIn = (host: string, names: readonly string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

/** Matches where the users of a maker's product write to each other, keep files of their own, or translate. */
const ofUsers =
  /\/\/(answers|communities|community|discussions|forum|techcommunity|(docs|drive|groups|sites|translate)\.google)\.|\/(answers|discussions|issues|questions|threads?|topic)\//;

/** Returns whether an address is a page of a maker, an authority or a standard, and not of its users. */
function counts(address: string): boolean {
  if (!URL.canParse(address) || ofUsers.test(address)) {
    return false;
  }
  const {host, pathname} = new URL(address);
  return endsIn(host, ['github.com', 'githubusercontent.com'])
    ? projects.includes(pathname.split('/')[1]!.toLowerCase())
    : endsIn(host, makers);
}

/** Matches a page to read. A file or change of a project on GitHub is a place already. */
const page = /https?:\/\/(?!github\.com\/|raw\.githubusercontent\.com\/)/;

/** Matches an address that nobody can click, such as `www.admin.ch` or `support.microsoft.com/office`. */
const bareAddress = /(?<![\w/.@-])(?:www\.|(?:[a-z\d-]+\.)+[a-z]{2,}\/)[^\s;]*/i;

/** Returns the first part of a source that does not count: an address, a place on GitHub, or the whole. */
function doubtful(quelle: string): string | undefined {
  const addresses = quelle.match(/https?:[^\s;]+/g) ?? [];
  const places = quelle.match(/[^\s(]+ auf GitHub/g) ?? [];
  const isNamed = addresses.length + places.length > 0 || kinds.test(quelle);
  return (
    addresses.find((address) => !counts(address)) ??
    places.find((place) => !projects.includes(place.split('/')[0]!.toLowerCase())) ??
    (isNamed ? undefined : quelle)
  );
}

function problem({aussage, quelle, satz, grund, jahr}: Claim): string | null {
  const bare = bareAddress.exec(quelle)?.[0];
  if (bare !== undefined) {
    return `«${bare}» ist keine ganze Adresse → Kopieren Sie die Adresse der Seite aus dem Browser, mit https:// am Anfang.`;
  }
  const part = doubtful(quelle);
  if (part !== undefined && grund === undefined) {
    return `«${part}» ist weder Hersteller noch Behörde, Norm, Gesetzesartikel oder Durchgang → Suchen Sie dort nach «${aussage}», und nehmen Sie diese Adresse. Sonst sagt die Seite weniger, oder Sie schreiben hier in eine Zeile «grund:», warum die Quelle gilt.`;
  }
  if (part !== undefined && /^https?:| auf GitHub$/.test(part) && jahr === undefined) {
    return `Zu «${aussage}» fehlt das Jahr der fremden Quelle → Schreiben Sie unter «quelle» zum Beispiel «jahr: 2024», das Jahr der letzten Änderung.`;
  }
  return page.test(quelle) && satz === undefined
    ? `Zu «${aussage}» fehlt die Stelle der Quelle → Schreiben Sie unter «quelle» in eine Zeile «satz:» den Satz, der es sagt, wörtlich.`
    : null;
}

/** A source is the maker's help, the authority, the standard or the product's own files, and its sentence is named. */
export default {
  name: 'belege-quelle',
  level: 'error',
  check: (site) =>
    chosen(site.pages.values(), site)
      .map(({file}) => claimsFile(file))
      .flatMap((file) => {
        const {claims, source = ''} = site.claims.get(file) ?? {};
        return (claims?.aussagen ?? []).flatMap((claim, index) => {
          const message = problem(claim);
          return message === null ? [] : [{file, line: claimLine(source, index), message}];
        });
      }),
} satisfies Rule;
