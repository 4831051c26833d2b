import {claimLine, claimsFile, type Claim} from '@portal/content/claims/claims';
import {chosen} from '@portal/content/source/site';
import type {Rule} from '../lib/rule';
import {makers, projects} from '../lib/sources';

const endsIn = (host: string, names: readonly string[]) =>
  names.some((name) => host === name || host.endsWith(`.${name}`));

/** Matches where the users of a maker's product talk to each other. */
const thread =
  /\/\/(answers|communities|community|discussions|forum|techcommunity)\.|\/(discussions|issues|questions)\//;

/** Returns whether an address is a page of a maker, an authority or a standard, and no thread of its users. */
function counts(address: string): boolean {
  if (!URL.canParse(address) || thread.test(address)) {
    return false;
  }
  const {host, pathname} = new URL(address);
  return endsIn(host, ['github.com', 'githubusercontent.com'])
    ? projects.includes(pathname.split('/')[1]!.toLowerCase())
    : endsIn(host, makers);
}

/** Matches a page to read. A file or change of a project on GitHub is a place already. */
const page = /https?:\/\/(?!github\.com\/|raw\.githubusercontent\.com\/)/;

/** Returns the first part of a source that does not count: an address, or a place on GitHub. */
function doubtful(quelle: string): string | undefined {
  const addresses = quelle.match(/https?:[^\s;]+/g) ?? [];
  const places = quelle.match(/[^\s(]+ auf GitHub/g) ?? [];
  return (
    addresses.find((address) => !counts(address)) ??
    places.find((place) => !projects.includes(place.split('/')[0]!.toLowerCase()))
  );
}

function problem({aussage, quelle, satz, grund}: Claim): string | null {
  const part = doubtful(quelle);
  if (part !== undefined && grund === undefined) {
    return `«${part}» ist weder Hersteller noch Behörde noch Norm → Suchen Sie dort nach «${aussage}», und nehmen Sie diese Adresse. Sonst sagt die Seite weniger, oder Sie schreiben hier in eine Zeile «grund:», warum die Quelle gilt.`;
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
