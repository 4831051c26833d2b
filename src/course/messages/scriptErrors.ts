/** Error messages of the three browser engines in plain German. */

import {nearest} from '../../text/nearest';
import {suggestion} from './names';

type Rule = readonly [pattern: RegExp, german: (found: string[]) => string];

/** What the course takes from the browser: names, and what can be called. */
const known = ['document', 'console', 'window', 'Date', 'new Date'];
const callable =
  'querySelector querySelectorAll addEventListener getHours toggle add remove log append forEach'.split(
    ' ',
  );

const unknownName = ([name = '']: string[]) =>
  `«${name}» ist nicht bekannt.${suggestion(nearest(name, known))} Ist der Name richtig geschrieben (auch gross und klein)? Brauchst du Anführungszeichen oder vorher ein const oder let?`;
const onNothing = ([what]: string[]) =>
  `Hier ist nichts da (null), und darum geht «${what}» nicht. Meist hat querySelector kein Element gefunden: Stimmen Punkt (.) oder Raute (#) und der Name?`;
const onUndefined = ([what]: string[]) =>
  `Der Wert vor «${what}» ist nicht festgelegt (undefined). Stimmt der Name davor?`;
const endMissing = () =>
  'Der Code hört zu früh auf. Es fehlt eine schliessende Klammer ) oder } oder ein Anführungszeichen.';
/** What is often wrong before a token that does not fit. */
const before: Record<string, string> = {
  ':': 'Den Doppelpunkt brauchst du im CSS. Hier setzt = einen Wert, und nach if (…) folgt nur {.',
  ')': 'Fehlt davor eine Klammer { oder }, oder ein Wert? Eine Funktion schreibst du so: () => { … }.',
  '=>': 'Davor gehören runde Klammern: () => { … }.',
  '<': 'In script.js stehen keine Tags. Kleiner oder gleich schreibst du <=. Nach && oder || steht der Name nochmals: stunde > 6 && stunde < 11.',
  '>': 'Grösser oder gleich schreibst du >=. Nach && oder || steht der Name nochmals: stunde > 6 && stunde < 11.',
  '{': 'Fehlt davor eine runde Klammer? Hat else eine Bedingung, schreib else if (…). Beides schreibst du klein.',
  else: 'Davor steht }, ohne Strichpunkt. Auch hinter der Bedingung von if steht keiner.',
};
const unexpected = ([token = '']: string[]) =>
  `«${token}» passt an dieser Stelle nicht. ${before[token] ?? 'Fehlt kurz davor eine Klammer, ein Komma oder ein Anführungszeichen, oder ist ein Zeichen zu viel?'}`;
const textNotClosed = () =>
  'Ein Text hat kein Ende. Setze am Anfang und am Schluss das gleiche Anführungszeichen, auf derselben Zeile.';
const constChanged = () =>
  'Ein Wert mit const lässt sich nicht mehr ändern. Schreib let statt const, wenn er sich ändern soll. Willst du vergleichen (in if), schreib === statt =.';
const twice = ([name]: string[]) =>
  `«${name}» gibt es schon. Schreib const oder let nur beim ersten Mal, danach nur den Namen, oder nimm einen anderen.`;
const tooEarly = ([name]: string[]) =>
  `${name ? `«${name}»` : 'Ein Name'} wird benutzt, bevor die Zeile mit const oder let dran war. Gibt es den Namen weiter oben schon? Dann lass const oder let weg, oder nimm einen anderen. Sonst verschiebe diese Zeile nach oben.`;

const noList = ([name]: string[]) =>
  `${name ? `«${name}»` : 'Das hier'} ist keine Liste, die man der Reihe nach durchgehen kann. Hast du querySelector geschrieben? Eine Liste gibt querySelectorAll, mit All am Schluss.`;

const notBuilt = ([type, method, name]: string[]) =>
  type
    ? `Nach new kommt der Name mit Klammern: new ${type}().${method}().`
    : `«${name}» lässt sich nicht mit new aufrufen. Stimmt die Schreibweise?`;

/**
 * In order; the first that matches speaks. Each line: Chromium, Firefox, Safari where they differ.
 * A name may have umlauts, and what is called may be a whole chain of calls.
 */
const rules: readonly Rule[] = [
  [/^(?:ReferenceError: )?(\S+) is not defined/, unknownName],
  [/^ReferenceError: Can't find variable: (\S+)/, unknownName],
  [/Cannot (?:read|set) properties of null \((?:reading|setting) '([^']*)'\)/, onNothing],
  [/can't access property "([^"]*)", .+ is null/, onNothing],
  [/null is not an object \(evaluating '(.*)'\)/s, onNothing],
  [/Cannot (?:read|set) properties of undefined \((?:reading|setting) '([^']*)'\)/, onUndefined],
  [/can't access property "([^"]*)", .+ is undefined/, onUndefined],
  [/undefined is not an object \(evaluating '(.*)'\)/s, onUndefined],
  [/TypeError: (\S+) is (?:null|undefined)/, onUndefined],
  [/TypeError: (.+?) is not (?:a function or its return value is not )?iterable/, noList],
  [/is not iterable/, noList],
  [/TypeError: (.+?)\.forEach is not a function/, noList],
  [
    /TypeError: (.+\.(?:textContent|innerText|innerHTML)) is not a function/,
    ([name]) => `Den Text setzt du mit =: ${name} = "…";`,
  ],
  [
    /TypeError: Date\(.*\)\.(\w+) is not a function/,
    ([name]) => `Vor Date fehlt das Wort new: new Date().${name}().`,
  ],
  [
    /TypeError: (?:\(intermediate value\)\.)?(.+?) is not a function/,
    ([name = '']) =>
      `«${name}» ist keine Funktion und lässt sich nicht mit () aufrufen.${suggestion(nearest(name.split('.').at(-1)!, callable))} Stimmt die Schreibweise, auch gross und klein?`,
  ],
  [
    /Assignment to constant variable|invalid assignment to const|assign to readonly property/,
    constChanged,
  ],
  [
    /private (?:field|name)[^#]*(#[^\s"']+)?/i,
    ([name]) => `Um ${name ?? 'das Wort mit #'} gehören Anführungszeichen: "${name ?? '#…'}".`,
  ],
  [
    /malformed arrow function parameter list/i,
    () => 'Der Teil vor => stimmt nicht. Fehlt vor () => ein Komma?',
  ],
  [/is not a constructor \(evaluating 'new (\w+)\.(\w+)/, notBuilt],
  [/(?:TypeError: )?(?:(\w+)\.(\w+)|(\S+)) is not a constructor/, notBuilt],
  [
    /JSON Parse error|JSON\.parse:|in JSON at|of JSON input|is not valid JSON/,
    () =>
      'Der Text für JSON.parse ist kein gültiges JSON. Auch die Namen stehen darin zwischen doppelten Anführungszeichen: {"menge": 250}.',
  ],
  [
    /Illegal (break|continue)|unlabeled (break)|(continue) must be|'(break|continue)' is only valid/,
    (found) => `${found.find(Boolean)} geht nur in einer Schleife (for, while).`,
  ],
  [
    /Invalid left-hand side expression in p|invalid increment|(?:Prefix|Postfix) (?:\+\+|--) operator/,
    () => '++ und -- gehen nur bei einem Namen, den du mit let angelegt hast: anzahl++.',
  ],
  [
    /Invalid regular expression: missing|unterminated regular expression/i,
    () =>
      'Das Zeichen / beginnt hier etwas, das kein Ende hat. Gehören Anführungszeichen um den Text? Ein Kommentar beginnt mit //.',
  ],
  [
    /Cannot destructure property|(?:null|undefined) has no properties|cannot be destructured/,
    () => 'Rechts vom = ist nichts da (null oder undefined). Stimmt der Name dort?',
  ],
  [
    /The token provided must not be empty|The empty string is not a valid token/,
    () => 'Zwischen den Anführungszeichen fehlt der Name der Klasse.',
  ],
  [
    /'DOMTokenList': The token provided|token can not contain whitespace|string contains invalid characters/,
    () =>
      'Ein solcher Name hat keinen Leerschlag. Mehrere Klassen trennst du mit einem Komma: "tipp", "wichtig".',
  ],
  [
    /'addEventListener' on '\w+': parameter 2|addEventListener: Argument 2|addEventListener must be an object/,
    () =>
      '«addEventListener» braucht nach dem Komma eine Funktion: ihren Namen ohne Anführungszeichen oder () => { … }.',
  ],
  [/Identifier '([^']+)' has already been declared/, twice],
  [/redeclaration of (?:let|const|var|function|formal parameter) (\S+)/, twice],
  [/Can't create duplicate variable(?: that shadows a global property)?: '([^']+)'/, twice],
  [/Cannot access '([^']+)' before initialization/, tooEarly],
  [/can't access lexical declaration '([^']+)' before initialization/, tooEarly],
  [/Cannot access uninitialized variable/, tooEarly],
  [
    /missing \) after argument list|Expected '\)'/,
    () =>
      'Es fehlt eine runde Klammer ) am Ende eines Aufrufs, oder ein Komma zwischen zwei Werten. Ein Anführungszeichen im Text selber beendet den Text.',
  ],
  [/missing \) (?:after condition|in parenthetical)/, () => 'Es fehlt eine runde Klammer ).'],
  [
    /Unexpected end of (?:input|script)|Unexpected EOF|got end of script|missing } (?:after|in)/,
    endMissing,
  ],
  [/unescaped line break|Unterminated string|unterminated string literal/, textNotClosed],
  [
    /Unterminated template|unterminated template|Unexpected end of template/,
    () => 'Ein Text mit schrägen Anführungszeichen ` hat kein Ende.',
  ],
  [
    /Invalid or unexpected token|illegal character|Invalid character/,
    () =>
      'Hier steht ein Zeichen, das JavaScript nicht versteht. Ist ein Text nicht geschlossen? Stehen geschwungene statt gerade Anführungszeichen da? Ein Kommentar beginnt mit //.',
  ],
  [
    /Missing initializer in (?:const|destructuring)|missing = in const|const declared variable '[^']*' must have an initializer/,
    () =>
      'Nach const muss gleich ein Wert kommen: const name = …; Der Name hat keinen Leerschlag und keinen Bindestrich.',
  ],
  [
    /Invalid left-hand side in assignment|invalid assignment left-hand side|Left side of assignment is not a reference/,
    () =>
      'Links vom = steht etwas, dem man keinen Wert geben kann. Zum Vergleichen brauchst du ===.',
  ],
  [
    /Illegal return|return not in function|Return statements are only valid/,
    () => 'return darf nur in einer Funktion stehen.',
  ],
  [/Unexpected identifier '([^']+)'/, unexpected],
  [
    /Unexpected (?:keyword|token|identifier|string literal|number|use of reserved word) '?([^']+)'?/,
    unexpected,
  ],
  [/unexpected token: (?:keyword )?'?([^']+?)'?$/, unexpected],
  [/expected expression, got (?:keyword )?'?([^']+?)'?$/, unexpected],
  [
    /Unexpected (string|number|identifier)/,
    () =>
      'Hier fehlt etwas zwischen zwei Werten: ein =, ein Komma, ein Plus, eine Klammer oder ein Strichpunkt.',
  ],
  [
    /missing ; before statement|missing : |missing , /,
    () =>
      'Hier fehlt ein Zeichen zwischen zwei Teilen: ein Strichpunkt, ein Komma oder ein Doppelpunkt.',
  ],
  [
    /Maximum call stack|too much recursion/,
    () =>
      'Eine Funktion ruft sich endlos selber auf. Sie braucht eine Bedingung, bei der sie aufhört.',
  ],
  [
    /Invalid string length|allocation size overflow|RangeError: Out of memory/,
    () => 'Ein Text wird hier viel zu lang. Hängt eine Schleife immer wieder etwas an?',
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
    /await is only valid/,
    () => 'await geht nur in einer Funktion, vor der async steht: async () => { … }.',
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

/**
 * A script error in plain German; an unknown one is quoted.
 *
 * @param message text of the browser's error event, with or without «Uncaught»
 */
export function explainScriptError(message: string): string {
  const plain = message.replace(/^Uncaught (?:\(in promise\) )?/, '').trim();
  for (const [pattern, german] of rules) {
    const match = pattern.exec(plain) ?? pattern.exec(plain.replace(/^\w*Error: /, ''));
    if (match) return german(match.slice(1));
  }
  // What `throw "…"` or a refused promise says is the trainee's own.
  return /^\w*(?:Error|Exception)\b/.test(plain)
    ? `JavaScript meldet auf Englisch: «${plain}»`
    : `Dein Programm meldet: «${plain}»`;
}
