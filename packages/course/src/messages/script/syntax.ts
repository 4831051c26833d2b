import type {Rule} from './rule';

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

/** Code that does not run at all. */
export const syntaxErrors: readonly Rule[] = [
  [
    /private (?:field|name)[^#]*(#[^\s"']+)?/i,
    ([name]) => `Um ${name ?? 'das Wort mit #'} gehören Anführungszeichen: "${name ?? '#…'}".`,
  ],
  [
    /malformed arrow function parameter list/i,
    () => 'Der Teil vor => stimmt nicht. Fehlt vor () => ein Komma?',
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
      'Nach const muss gleich ein Wert kommen: const name = …; Der Name hat kein Leerzeichen und keinen Bindestrich.',
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
    /await is only valid/,
    () => 'await geht nur in einer Funktion, vor der async steht: async () => { … }.',
  ],
];
