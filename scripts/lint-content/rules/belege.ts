import {swissDay} from '@portal/common/text/swissDay';
import {claimLine, claimsFile, keyLine, type Claims} from '@portal/content/claims/claims';
import {sampleValues} from '../lib/sampleValues';
import {comparableText, shownTexts} from '@portal/content/source/shownTexts';
import {chosen, wholePages, type ClaimsSource, type Site} from '@portal/content/source/site';
import type {Page} from '@portal/content/source/page';
import type {Finding, Rule} from '../lib/rule';

/** Claims whose page is gone. */
function orphans(site: Site): Finding[] {
  const wanted = new Set(wholePages(site).map(({file}) => claimsFile(file)));
  return [...site.claims.keys()]
    .filter((file) => !wanted.has(file))
    .map((file) => ({
      file,
      line: 1,
      message:
        'Zu diesen Belegen gibt es keine Seite → Benennen Sie die Datei wie die Seite, oder löschen Sie sie.',
    }));
}

/** Claims that the page does not make word by word. */
function changedClaims(page: Page, site: Site, {aussagen}: Claims, source: string) {
  const texts = shownTexts(page, site, sampleValues);
  return aussagen.flatMap(({aussage}, index) =>
    texts.some((text) => text.includes(comparableText(aussage)))
      ? []
      : [
          {
            line: claimLine(source, index),
            compared: page.file,
            message: `«${aussage}» steht nicht wörtlich auf der Seite ${page.file} → Prüfen Sie den neuen Satz an der Quelle, und übernehmen Sie seinen Wortlaut hier, ohne Zeichen wie ** und nur aus einem Absatz.`,
          },
        ],
  );
}

/** A day of comparison that has not come yet. */
function futureDay({stand}: Claims, source: string) {
  return stand > swissDay()
    ? [
        {
          line: keyLine(source, 'stand'),
          message: `«stand» nennt einen Tag in der Zukunft → Schreiben Sie den Tag, an dem Sie die Aussagen verglichen haben.`,
        },
      ]
    : [];
}

function findingsOf(page: Page, site: Site, {claims, problems, source}: ClaimsSource): Finding[] {
  const found = claims
    ? [...futureDay(claims, source), ...changedClaims(page, site, claims, source)]
    : problems;
  return found.map((finding) => ({file: claimsFile(page.file), ...finding}));
}

/** Each claim of a page has a source, and the page still says it in the words that were compared with it. */
export default {
  name: 'belege',
  level: 'error',
  check: (site) => [
    ...orphans(site),
    ...chosen(wholePages(site), site).flatMap((page) => {
      const source = site.claims.get(claimsFile(page.file));
      return source ? findingsOf(page, site, source) : [];
    }),
  ],
} satisfies Rule;
