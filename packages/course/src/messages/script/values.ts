import {nearest} from '@portal/common/text/nearest';
import {suggestion} from '../names';
import type {Rule} from './rule';

/** What the course uses of the browser: names and functions. */
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

/** Names and values that are not what the program takes them for. A name may have umlauts. */
export const valueErrors: readonly Rule[] = [
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
  [/is not a constructor \(evaluating 'new (\w+)\.(\w+)/, notBuilt],
  [/(?:TypeError: )?(?:(\w+)\.(\w+)|(\S+)) is not a constructor/, notBuilt],
  [
    /Cannot destructure property|(?:null|undefined) has no properties|cannot be destructured/,
    () => 'Rechts vom = ist nichts da (null oder undefined). Stimmt der Name dort?',
  ],
  [/Identifier '([^']+)' has already been declared/, twice],
  [/redeclaration of (?:let|const|var|function|formal parameter) (\S+)/, twice],
  [/Can't create duplicate variable(?: that shadows a global property)?: '([^']+)'/, twice],
  [/Cannot access '([^']+)' before initialization/, tooEarly],
  [/can't access lexical declaration '([^']+)' before initialization/, tooEarly],
  [/Cannot access uninitialized variable/, tooEarly],
  [
    /Maximum call stack|too much recursion/,
    () =>
      'Eine Funktion ruft sich endlos selber auf. Sie braucht eine Bedingung, bei der sie aufhört.',
  ],
  [
    /Invalid string length|allocation size overflow|RangeError: Out of memory/,
    () => 'Ein Text wird hier viel zu lang. Hängt eine Schleife immer wieder etwas an?',
  ],
];
