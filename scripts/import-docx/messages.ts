import type {Hints} from './hints';

/** What the library says about a document, in its words, with what it means for editors. */
const meanings: readonly (readonly [pattern: RegExp, problem: string | null])[] = [
  // Names of styles change nothing, and other places say what becomes of pictures and fields.
  [/^Unrecognised (?:paragraph|run|table) style|^(?:Paragraph|Run|Table) style with ID/, null],
  [/unlikely to display in web browsers|^Ignoring complex field/, null],
  [
    /^An unrecognised element was ignored: (?:m|wps|wpg|wpc|v|o|w10|w14|w15|office-word|wordml):/,
    null,
  ],
  [
    /^An unrecognised element was ignored: \{?.*?([\w-]+)$/,
    'Ein Teil des Dokuments ist nicht übernommen',
  ],
  [/^Unsupported break type/, null],
  [/merging may be incorrect/, 'Eine Tabelle hat eine Form, die sich nicht sicher lesen lässt'],
  [/image|[Cc]ould not find|ENOENT|external/, 'Ein Bild fehlt, weil das Dokument es nicht enthält'],
];

/** Adds what the library says about a document to the hints. */
export function addMessages(messages: readonly {message: string}[], hints: Hints): void {
  for (const {message} of messages) {
    const [pattern, problem] = meanings.find(([known]) => known.test(message)) ?? [
      /^(.*)$/,
      'Etwas im Dokument ist nicht übernommen',
    ];
    if (problem !== null) {
      hints.add(problem, 'Vergleichen Sie die Seite mit dem Dokument.', pattern.exec(message)?.[1]);
    }
  }
}
