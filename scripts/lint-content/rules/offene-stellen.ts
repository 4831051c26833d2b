import {matchesInSource} from '../lib/texts';
import type {Rule} from '../lib/rule';

/** Notes to oneself and filler text do not go online. */
export default {
  name: 'offene-stellen',
  level: 'error',
  check: (site) =>
    matchesInSource(
      site,
      /\b(?:TODO|FIXME|XXX|TBD)\b[^"<|\]]{0,70}|lorem ipsum|coming soon|folgt in Kürze|Platzhaltertext|…{2,}|\.{4,}/gi,
      (match) =>
        `«${match.trim()}» ist eine offene Stelle → Schreiben Sie den Text fertig, oder nehmen Sie die Stelle heraus.`,
    ),
} satisfies Rule;
