import {matchesInSource} from '../lib/texts';
import type {Rule} from '../lib/rule';

/** «Das Kapitel folgt in Kürze.» alone in its line; a confirmation may well follow so. */
const soon =
  /^\W*(?:d(?:er|ie|as|ieser|iese|ieses) )?(?:(?:Abschnitt|Anleitung|Beschreibung|Bild|Bilder|Inhalt|Kapitel|Seite|Text) )?folgt in Kürze\W*$/;
const open =
  /\b(?:TODO|FIXME|XXX|TBD)\b[^"<|\]]{0,70}|lorem ipsum|coming soon|Platzhaltertext|…{2,}|\.{4,}/;

/** Notes to oneself and filler text do not go online. */
export default {
  name: 'offene-stellen',
  level: 'error',
  check: (site) =>
    matchesInSource(
      site,
      new RegExp(`${open.source}|${soon.source}`, 'gi'),
      (match) =>
        `«${match.trim()}» ist eine offene Stelle → Schreiben Sie den Text fertig, oder nehmen Sie die Stelle heraus.`,
    ),
} satisfies Rule;
