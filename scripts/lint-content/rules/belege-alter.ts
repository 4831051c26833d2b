import {isoDay} from '@portal/common/text/isoDay';
import {swissDay} from '@portal/common/text/swissDay';
import {claimsFile, keyLine} from '@portal/content/claims/claims';
import {chosen} from '@portal/content/source/site';
import type {Rule} from '../lib/rule';

const oldest = 18;

/** Returns the day some months before today, such as `2026-11-27`. */
function monthsAgo(months: number): string {
  const day = new Date(swissDay());
  day.setUTCMonth(day.getUTCMonth() - months);
  return isoDay(day);
}

/** Products and laws change, so claims are compared with their sources again from time to time. */
export default {
  name: 'belege-alter',
  level: 'warning',
  check: (site) =>
    chosen(site.pages.values(), site)
      .map(({file}) => claimsFile(file))
      .filter((file) => (site.claims.get(file)?.claims?.stand ?? '9') < monthsAgo(oldest))
      .map((file) => ({
        file,
        line: keyLine(site.claims.get(file)!.source, 'stand'),
        message: `Die Aussagen sind seit mehr als ${oldest} Monaten nicht mehr verglichen worden → Lesen Sie die Quellen noch einmal, und schreiben Sie bei «stand» den Tag.`,
      })),
} satisfies Rule;
