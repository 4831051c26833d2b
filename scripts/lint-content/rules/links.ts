import path from 'node:path';
import {decoded} from '@portal/common/text/decoded';
import {addressesOf, pageAddress} from '@portal/content/source/addresses';
import {anchorsOf} from '@portal/content/source/anchors';
import {partialsOf} from '@portal/content/source/expand';
import {pathFromPage} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';
import {headProblem, isReadable} from '@portal/content/source/readable';
import {sectionOf} from '@portal/content/source/sections';
import {oncePerSite, wholePages, type Site} from '@portal/content/source/site';
import {isStored} from '../lib/isStored';
import {linksOf} from '../lib/links';
import {movedTo} from '../lib/oldAddresses';
import {outsideProblem, startProblem} from '../lib/outside';
import {perPage, type Finding, type Rule} from '../lib/rule';
import {meantOr, pathSuggestion} from '../lib/suggestion';

const moved = oncePerSite(movedTo);

/** Returns the pages that use each partial. */
const usersOf = oncePerSite((site) => {
  const users = new Map<Page, Page[]>();
  for (const page of site.pages.values()) {
    for (const partial of partialsOf(page, site).values()) {
      users.set(partial, [...(users.get(partial) ?? []), page]);
    }
  }
  return users;
});

/** A page, `null` for an address without anchors to check, or what is wrong. */
type Target = Page | null | {problem: string};

/** Returns the page, unless the published manual lacks it. Content that only the preview shows may refer to it. */
function published(page: Page, written: string, from: Page): Target {
  return page.frontMatter.draft === true && from.frontMatter.draft !== true
    ? {
        problem: `Die Seite «${written}» ist ein Entwurf, den das veröffentlichte Handbuch nicht enthält → Löschen Sie dort «draft», oder nehmen Sie den Link heraus.`,
      }
    : page;
}

function byAddress(from: Page, address: string, site: Site): Target {
  const addresses = addressesOf(site);
  const now = moved(site).get(address);
  if (now !== undefined) {
    return {problem: `Die Seite «${address}» ist umgezogen → Verweisen Sie auf «${now}».`};
  }
  const page = addresses.get(address);
  if (page !== undefined) {
    return page && published(page, address, from);
  }
  // A head that cannot be read may contain it.
  const isOpen = [...site.pages.values()].some(headProblem);
  return isOpen || isStored(path.join('static', address))
    ? null
    : {
        problem: `Die Adresse «${address}» gibt es nicht → Korrigieren Sie sie.${pathSuggestion(address, addresses.keys())}`,
      };
}

function noSuchFile(from: Page, relative: string, site: Site): string {
  const {manual} = sectionOf(from.file);
  const pages = wholePages(site)
    .filter(({file}) => sectionOf(file).manual === manual)
    .map(({file}) => pathFromPage(file, from));
  const meant = pathSuggestion(relative, pages);
  return `Die Seite «${relative}» gibt es nicht → Korrigieren Sie den Dateinamen.${meant}`;
}

function byFile(from: Page, relative: string, site: Site): Target {
  const file = path.posix.join(path.posix.dirname(from.file), relative);
  if (site.otherFiles.some((other) => other.file === file)) {
    return null;
  }
  if (!/\.mdx?$/.test(relative)) {
    return {
      problem: /\.[a-z\d]{2,4}$/i.test(relative)
        ? `Die Datei «${relative}» gibt es nicht → Legen Sie sie dort ab, oder korrigieren Sie den Pfad.`
        : `Der Verweis «${relative}» endet nicht auf .mdx → Schreiben Sie den Dateinamen der Seite ganz, zum Beispiel «./login.mdx».`,
    };
  }
  const page = site.pages.get(file);
  if (page === undefined) {
    return {problem: noSuchFile(from, relative, site)};
  }
  if (page.isPartial) {
    return {
      problem: `«${relative}» ist ein gemeinsamer Abschnitt ohne eigene Adresse → Verweisen Sie auf eine Seite, die ihn zeigt.`,
    };
  }
  // Docusaurus reads each manual separately, with all its versions.
  return sectionOf(file).manual === sectionOf(from.file).manual
    ? published(page, relative, from)
    : {
        problem: `Die Seite «${relative}» liegt in einem andern Handbuch → Schreiben Sie ihre Adresse: «${pageAddress(page)}».`,
      };
}

type Problem = Pick<Finding, 'message' | 'compared'>;

/** Returns what is wrong if a page does not have a place. */
function placeProblem(target: Page, hash: string, from: Page, site: Site): Problem | null {
  if (!isReadable(target, site)) {
    return null;
  }
  // A partial may also point to the pages that use it.
  const users = target === from && from.isPartial ? usersOf(site).get(from) : [];
  const pages = [target, ...(users ?? [])];
  const anchors = pages.flatMap((page) => [...anchorsOf(page, site)]);
  if (anchors.includes(hash)) {
    return null;
  }
  const mark = `Geben Sie der Überschrift dort diese Marke: {#${hash}}.`;
  return {
    compared: target.file,
    message: `Die Stelle «#${hash}» gibt es auf «${path.basename(target.file)}» nicht → ${meantOr(hash, anchors, mark)}`,
  };
}

function problemOf(url: string, from: Page, site: Site): Problem | null {
  if (url === '') {
    return {
      message: 'Der Link hat kein Ziel → Schreiben Sie in die runden Klammern, wohin er führt.',
    };
  }
  const isOutside = /^[a-z][a-z\d+.-]*:/i.test(url);
  const message = startProblem(url) ?? (isOutside ? outsideProblem(url) : null);
  if (message || isOutside) {
    return message === null ? null : {message};
  }
  const [start = '', ...rest] = url.split('#');
  const [place = '', hash = ''] = [start.replace(/\?.*/, ''), rest.join('#')].map((part) =>
    decoded(part).normalize('NFC'),
  );
  const target =
    place === ''
      ? from
      : place.startsWith('/')
        ? byAddress(from, place, site)
        : byFile(from, place, site);
  if (target && 'problem' in target) {
    return {message: target.problem};
  }
  return target === null || hash === '' ? null : placeProblem(target, hash, from, site);
}

/**
 * Returns what is wrong with a link of HTML inside the portal: the build neither resolves files nor adds the base path.
 */
function tagProblem(url: string): string | null {
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  if (url === '' || url.startsWith('#') || isElsewhere || startProblem(url)) {
    return null;
  }
  const isFile = /^[^#?]*\.mdx?(?:$|[#?])/i.test(url);
  return isFile
    ? `«<a href="${url}">» führt ins Leere → Schreiben Sie [Text](${url}).`
    : `«<a href="${url}">» führt ins Leere, wenn das Handbuch nicht zuoberst auf seiner Website liegt → Schreiben Sie [Text](${url}).`;
}

/** Links lead to existing pages and anchors, with their current addresses. */
export default {
  name: 'links',
  level: 'error',
  check: perPage((page, site) =>
    linksOf(page).flatMap(({url, isTag, line}) => {
      const message = isTag ? tagProblem(url) : null;
      const problem = message === null ? problemOf(url, page, site) : {message};
      return problem ? [{line, ...problem}] : [];
    }),
  ),
} satisfies Rule;
