import {existsSync} from 'node:fs';
import path from 'node:path';
import oldAddresses from '../../../src/delivery/oldAddresses.json';
import {decoded} from '../../../src/text/decoded';
import {nearest} from '../../../src/text/nearest';
import {addressesOf} from '../../lib/content/addresses';
import {anchorsOf} from '../../lib/content/anchors';
import {partialsOf} from '../../lib/content/expand';
import type {Page} from '../../lib/content/page';
import {oncePerSite, type Site} from '../../lib/content/site';
import {linksOf, tornLinks} from '../lib/links';
import {perPage, type Rule} from '../lib/rule';

const moved: Record<string, string> = oldAddresses;

/** Pages that use a partial, by the partial. */
const usersOf = oncePerSite((site) => {
  const users = new Map<Page, Page[]>();
  for (const page of site.pages.values()) {
    for (const partial of partialsOf(page, site).values()) {
      users.set(partial, [...(users.get(partial) ?? []), page]);
    }
  }
  return users;
});

function suggestion(wrong: string, known: Iterable<string>): string {
  const similar = nearest(wrong, [...known]);
  return similar ? ` Meinten Sie «${similar}»?` : '';
}

/** A page, `null` for an address without anchors to check, or what is wrong. */
type Target = Page | null | {problem: string};

function byAddress(address: string, site: Site): Target {
  const addresses = addressesOf(site);
  const now = moved[address];
  if (now !== undefined) {
    return {problem: `Die Seite «${address}» ist umgezogen → Verweisen Sie auf «${now}».`};
  }
  const page = addresses.get(address);
  if (page !== undefined) {
    return page;
  }
  return existsSync(path.join('static', address))
    ? null
    : {
        problem: `Die Adresse «${address}» gibt es nicht → Korrigieren Sie sie.${suggestion(address, addresses.keys())}`,
      };
}

function noSuchFile(from: Page, relative: string, site: Site): string {
  const folder = path.posix.dirname(from.file);
  const pages = [...site.pages.values()].filter(({isPartial}) => !isPartial);
  const others = pages.map(({file}) => path.posix.relative(folder, file));
  const meant = suggestion(
    relative,
    others.map((file) => (file.startsWith('.') ? file : `./${file}`)),
  );
  return `Die Seite «${relative}» gibt es nicht → Korrigieren Sie den Dateinamen.${meant}`;
}

function byFile(from: Page, relative: string, site: Site): Target {
  const file = path.posix.join(path.posix.dirname(from.file), relative);
  if (site.otherFiles.some((other) => other.file === file)) {
    return null;
  }
  if (!/\.mdx?$/.test(relative)) {
    return {
      problem: `Der Verweis «${relative}» endet nicht auf .mdx → Schreiben Sie den Dateinamen der Seite ganz, zum Beispiel «./login.mdx».`,
    };
  }
  return site.pages.get(file) ?? {problem: noSuchFile(from, relative, site)};
}

/** What is wrong with an address on another website, of mail and the like. */
function elsewhere(url: string): string | null {
  if (!URL.canParse(url)) {
    return `Die Adresse «${url}» gibt es so nicht → Kopieren Sie sie aus der Adresszeile des Browsers.`;
  }
  const [, address] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(.*)/i.exec(url) ?? [];
  return address === undefined
    ? null
    : `Der Link führt auf die Vorschau, die nur auf Ihrem Computer läuft → Schreiben Sie nur den Weg: «${address || '/'}».`;
}

function problemOf(url: string, from: Page, site: Site): string | null {
  if (url === '') {
    return 'Der Link hat kein Ziel → Schreiben Sie in die runden Klammern, wohin er führt.';
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return elsewhere(url);
  }
  const [place = '', hash = ''] = url
    .split('#')
    .map((part) => decoded(part.replace(/\?.*/, '')).normalize('NFC'));
  const target =
    place === ''
      ? from
      : place.startsWith('/')
        ? byAddress(place, site)
        : byFile(from, place, site);
  if (target && 'problem' in target) {
    return target.problem;
  }
  if (target === null || hash === '') {
    return null;
  }
  // A partial may also point to the pages that use it.
  const pages = target === from ? [from, ...(usersOf(site).get(from) ?? [])] : [target];
  const anchors = pages.map((page) => anchorsOf(page, site));
  return anchors.some((ids) => ids.has(hash))
    ? null
    : `Die Stelle «#${hash}» gibt es auf «${path.basename(target.file)}» nicht → Geben Sie der Überschrift dort diese Marke: {#${hash}}.${suggestion(
        hash,
        anchors.flatMap((ids) => [...ids]),
      )}`;
}

/** Links lead to pages and anchors that exist, under their present addresses. */
export default {
  name: 'links',
  level: 'error',
  check: perPage((page, site) => [
    ...linksOf(page).flatMap(({url, line}) => {
      const message = problemOf(url, page, site);
      return message ? [{line, message}] : [];
    }),
    ...tornLinks(page).map((line) => ({
      line,
      message:
        'Zwischen Linktext und Ziel steht ein Leerschlag → Löschen Sie ihn: [Text](./seite.mdx).',
    })),
  ]),
} satisfies Rule;
