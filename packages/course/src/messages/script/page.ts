import type {Rule} from './rule';

/** What the program asks of the page and of the browser. */
export const pageErrors: readonly Rule[] = [
  [
    /JSON Parse error|JSON\.parse:|in JSON at|of JSON input|is not valid JSON/,
    () =>
      'Der Text für JSON.parse ist kein gültiges JSON. Auch die Namen stehen darin zwischen doppelten Anführungszeichen: {"menge": 250}.',
  ],
  [
    /The token provided must not be empty|The empty string is not a valid token/,
    () => 'Zwischen den Anführungszeichen fehlt der Name der Klasse.',
  ],
  [
    /'DOMTokenList': The token provided|token can not contain whitespace|string contains invalid characters/,
    () =>
      'Ein solcher Name hat kein Leerzeichen. Mehrere Klassen trennst du mit einem Komma: "tipp", "wichtig".',
  ],
  [
    /'addEventListener' on '\w+': parameter 2|addEventListener: Argument 2|addEventListener must be an object/,
    () =>
      '«addEventListener» braucht nach dem Komma eine Funktion: ihren Namen ohne Anführungszeichen oder () => { … }.',
  ],
  [
    /no supported source was found|media resource indicated by/,
    () =>
      'Diesen Ton oder dieses Video gibt es hier nicht: In der Übungsvorschau sind nur die Bilder aus dem Ordner bilder.',
  ],
  [
    /'([^']*)' is not a valid selector|([^ ]*) is not a valid selector/,
    ([a, b]) =>
      `«${a ?? b}» ist kein gültiger Selektor. So sind sie richtig: "h1", ".tipp", "#anzahl".`,
  ],
  [
    /The string did not match the expected pattern/,
    () => 'Ein Selektor ist nicht gültig. So sind sie richtig: "h1", ".tipp", "#anzahl".',
  ],
  [
    /Failed to fetch|NetworkError when attempting to fetch|Load failed/,
    () => 'fetch kann hier nichts holen: Aus der Übungsvorschau geht nichts ins Internet.',
  ],
  [
    /'(\w+)' on 'Node': parameter \d is not of type 'Node'|Node\.(\w+): Argument \d is not an object|to Node\.(\w+) must be an instance of Node/,
    (found) =>
      `«${found.find(Boolean)}» braucht ein Element, hier bekommt es etwas anderes. Für Text nimm append oder textContent.`,
  ],
  [
    /'(\w+)' on '\w+': \d+ arguments? required|(\w+): At least \d+ arguments? required/,
    (found) =>
      `In der Klammer von «${found.find(Boolean)}» fehlt eine Angabe. Mehrere Angaben trennst du mit einem Komma.`,
  ],
  [
    /Not enough arguments/,
    () => 'In der Klammer fehlt eine Angabe. Mehrere trennst du mit einem Komma.',
  ],
  [
    /Blocked a frame|permission to navigate|on cross-origin object/,
    () =>
      'Die Übungsvorschau ist abgeschlossen: Von hier aus erreicht dein Code die Seite rundherum (parent, top) nicht.',
  ],
  [
    /SecurityError|operation is insecure/,
    () =>
      'Speicher und Cookies sind in der Übungsvorschau gesperrt. Auf deiner heruntergeladenen Seite gehen sie.',
  ],
  [
    /Content Security Policy|call to eval|unsafe-eval/,
    () => 'Code aus Texten (eval) ist in der Übungsvorschau gesperrt.',
  ],
];
