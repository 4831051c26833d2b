import {matchesInSource} from '../lib/texts';
import {perPage, type Rule} from '../lib/rule';

/** «Das Kapitel folgt in Kürze.» alone in its line; a confirmation may well follow so. */
const soon =
  /^\W*(?:d(?:er|ie|as|ieser|iese|ieses) )?(?:(?:Abschnitt|Anleitung|Beschreibung|Bild|Bilder|Inhalt|Kapitel|Seite|Text) )?folgt in Kürze\W*$/;
const open =
  /\b(?:TODO|FIXME|XXX|TBD)\b[^"<|\]]{0,70}|lorem ipsum|coming soon|Platzhaltertext|…{2,}|\.{4,}/;

/** Pages and partials with nothing in them, or nothing but a head. */
const emptyPages = perPage(({source, frontMatterProblem, mdxProblem, tree}) =>
  frontMatterProblem || mdxProblem || tree.children.some(({type}) => type !== 'yaml')
    ? []
    : [
        {
          line: source.trimEnd().split('\n').length,
          message: 'Die Seite ist noch leer → Schreiben Sie den Text, oder löschen Sie die Datei.',
        },
      ],
);

/** Notes to oneself, filler text and empty pages do not go online. */
export default {
  name: 'offene-stellen',
  level: 'error',
  check: async (site) => [
    ...(await emptyPages(site)),
    ...matchesInSource(
      site,
      new RegExp(`${open.source}|${soon.source}`, 'gi'),
      (match) =>
        `«${match.trim()}» ist eine offene Stelle → Schreiben Sie den Text fertig, oder nehmen Sie die Stelle heraus.`,
    ),
  ],
} satisfies Rule;
