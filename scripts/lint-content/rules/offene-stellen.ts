import {lineAt} from '@portal/common/text/lineAt';
import {matchesInSource, textsOf} from '../lib/matches';
import {perPage, type Rule} from '../lib/rule';

/** Matches «Das Kapitel folgt in Kürze.» alone on its line. In other text, a confirmation may follow soon. */
const soon =
  /^\W*(?:d(?:er|ie|as|ieser|iese|ieses) )?(?:(?:Abschnitt|Anleitung|Beschreibung|Bild|Bilder|Inhalt|Kapitel|Seite|Text) )?folgt in Kürze\W*$/;
const open =
  /\b(?:TODO|FIXME|XXX|TBD)\b[^"<|\]]{0,70}|lorem ipsum|coming soon|Platzhaltertext|…{2,}|\.{4,}/;

/** What programs that write texts say of themselves or to the person who asked them. */
const chat =
  /\b[Aa]ls (?:eine? |grosses )*(?:(?:KI-)?Sprachmodell|(?:KI|künstliche Intelligenz)\b(?=[^.\n]* ich\b))|\bAs an AI\b|\bMein Wissensstand\b|\bIch hoffe, (?:das|dies) hilft|\bMöcht(?:en Sie|est du), dass ich\b|^(?:Gerne|Natürlich|Selbstverständlich)! Hier (?:ist|sind|finde)|^(?:Sure|Certainly)[!,]/g;

/** What Word and Excel write where they no longer find what a text or number referred to. */
const officeError =
  /(?<![\p{L}\d&/])#(?:(?:BEZUG|REF|WERT|VALUE|ZAHL|NUM|NULL|ÜBERLAUF|SPILL|DIV\/0)!|NAME\?|NV\b|N\/A\b)|\b(?:Fehler|Error)! (?=[^.\n]*(?:Textmarke|Verweisquelle|Hyperlink|Verknüpfung|Formatvorlage|Bookmark|Reference source|valid link|specified style))[^.\n]*/gu;

/** What programs wrote into a text, and what to tell about it. */
const written: [pattern: RegExp, message: (match: string) => string][] = [
  [
    chat,
    (match) =>
      `«${match} …» sagt ein KI-Programm von sich → Löschen Sie den Satz, und prüfen Sie jede Angabe dieses Textes, zum Beispiel an der Quelle.`,
  ],
  [
    officeError,
    (match) =>
      `«${match}» ist eine Fehlermeldung von Word oder Excel → Schreiben Sie, was an dieser Stelle stehen sollte.`,
  ],
];

/** Finds pages and partials that are empty or contain only front matter. */
const emptyPages = perPage(({source, tree}) =>
  tree.children.some(({type}) => type !== 'yaml')
    ? []
    : [
        {
          line: source.trimEnd().split('\n').length,
          message: 'Die Seite ist noch leer → Schreiben Sie den Text, oder löschen Sie die Datei.',
        },
      ],
);

/** Private notes, filler text and empty pages are not published. */
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
    ...textsOf(site).flatMap(({file, text, line}) =>
      written.flatMap(([pattern, message]) =>
        [...text.matchAll(pattern)].map(({0: match, index}) => ({
          file,
          line: lineAt(text, index, line),
          message: message(match),
        })),
      ),
    ),
  ],
} satisfies Rule;
