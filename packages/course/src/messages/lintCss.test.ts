// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {browser} from './browser';
import {lintCss} from './lintCss';
import {meetsIn} from './meets';

/** Quotation marks that are none for a browser. */
const curly = [...'„“”«»‹›‚‘’'];

/** As a browser would answer for these few properties. */
const supports: typeof browser.supports = (property, value) =>
  ({
    color: /^(red|blue|inherit)$/,
    'font-family': /./,
    background: /^(red|blue|inherit)$/,
    'background-color': /^(red|blue|inherit|rgb\(1 2 3\))$/,
    content: /^(".*"|inherit)$/,
    margin: /^(0|auto|\d+px|inherit)$/,
    padding: /^((0|[\d.]+(px|rem))( (?!$)|$)){1,4}$|^inherit$/,
    display: /^(grid|flex|inherit)$/,
    'grid-template-columns': /^([\d.]+fr( (?!$)|$))+$|^inherit$/,
    // A browser closes at the end of a value what is open.
    'box-shadow': /^0 8px 20px rgb\(0 0 0 \/ 25%\)?$|^inherit$/,
    outline: /^(("[^"]*"?)|inherit)$/,
  })[property]?.test(value) ?? false;
const asked = {
  ...browser,
  supports,
  isCondition: (text: string) => /^\((?:min-)?width(?:: | >=? )\d+px\)$/.test(text),
};

it.each<readonly [css: string, expected: readonly string[]]>([
  ['p { color: red; }', []],
  ['p { color: red !important; /* rot */ }', []],
  ['p { --eigen: 1; color: var(--eigen); }', []],
  ['', []],
  ['p {\n  colour: red;\n}', ['2 Die Eigenschaft «colour» kennt CSS nicht. Meinst du «color»?']],
  ['p {\n  color: rott;\n}', ['2 «rott» ist kein gültiger Wert für «color».']],
  ['p {\n  color: red\n  margin: 1px;\n}', ['2 Nach dem Wert von «color» fehlt ein Strichpunkt.']],
  [
    'p {\n  background color: red;\n}',
    ['2 Zwischen «background» und «color» gehört ein Bindestrich: background-color.'],
  ],
  ['p {\n  margin\n  color: red;\n}', ['2 Nach «margin» fehlt ein Doppelpunkt.']],
  ['@font-face {\n  font-family: A;\n  src: url(a.woff2);\n}', []],
  ['@page { size: A4; }\n@property --a { syntax: "*"; inherits: false; }', []],
  ['p {\n  color red;\n}', ['2 Nach «color» fehlt ein Doppelpunkt.']],
  ['p {\n  color: red;\n', ['2 Am Schluss fehlt eine geschweifte Klammer }.']],
  ['p {\n  color: red;\n\nh1 {\n  color: blue;\n}\n', ['4 Vor «h1» ist eine Regel noch offen']],
  ['p { color: red; }\n}', ['2 Hier ist eine geschweifte Klammer } zu viel.']],
  ['p\n  color: red;\n}', ['1 «p» steht in keiner Regel', '3 Hier ist']],
  ['<body> { color: red; }', ['1 In style.css stehen keine Tags.']],
  ['@ media (width > 9px) {\n  p { color: red; }\n}', ['1 Nach @ folgt direkt der Name']],
  ['{ color: red; }', ['1 Vor der geschweiften Klammer']],
  ['@import url("a;b.css");', []],
  ['/* p { */\np { colr: red; }', ['2 Die Eigenschaft «colr» kennt CSS nicht.']],
  ['p { }\n/* offen\np { color: red; }', ['2 Der Kommentar hört nicht auf: Am Schluss fehlt */.']],
  ['p {\n  color = red;\n}', ['2 Nach «color» kommt ein Doppelpunkt, kein =.']],
  ['p {\n  color; red;\n}', ['2 Nach «color» kommt ein Doppelpunkt, kein Strichpunkt.']],
  [
    'p {\n  font-family: A; serif;\n}',
    ['2 Vor «serif» steht ein Strichpunkt. Gehört dort ein Komma'],
  ],
  ['p {\n  background - color: red;\n}', ['2 In «background-color» steht kein Leerzeichen.']],
  ['p { color: red, }', ['1 Nach dem Wert von «color» steht ein Strichpunkt, kein Komma.']],
  ['p { background-color: rgb (1 2 3); }', ['Meinst du «rgb(1 2 3)»?']],
  ['p { margin: O; }', ['Meinst du «0»?']],
  ['p { display: raster; }', ['«display». Stimmt das Wort? Alle sind englisch.']],
  ['p { farbe: red; }', ['Die Eigenschaft «farbe» kennt CSS nicht. Alle Namen sind englisch.']],
  ['.dämmerung, .größe > p { color: red; }', []],
  [
    '\\* Farben *\\\np { color: red; }',
    ['1 «\\* Farben *\\» gehört nicht zum Selektor. Ein Kommentar'],
  ],
  ['h1 { }\nMeine Farben\np { color: red; }', ['2 «Meine Farben» gehört nicht zum Selektor']],
  ['h1,\nh2\np { color: red; }\nnav\na { color: red; }', []],
  ['p {\n  color: ;\n}', ['2 «color» hat noch keinen Wert.']],
  ['// rot\np { color: red; }', ['1 CSS kennt keine Kommentare mit //.']],
  ['p {\n  color: red; // rot\n  margin: 1px;\n}', ['2 CSS kennt']],
  ['h1,\n  // und\nh2 {\n  color: red;\n}\n// Ende', ['2 CSS kennt', '6 CSS kennt']],
  ['@import "//example.com/a.css";\n/* // */ p { --a: url(//b); }', []],
  ['@media width >= 700px {\n  p { color: red; }\n}', ['1 Nach @media steht die Bedingung']],
  ['@media print {\n}\n@media screen, print {\n}\n@media screen and (width > 9px) {\n}', []],
  ...['body:', 'body,', '. tipp', '.tipp:', ',tipp', 'th, td,'].map(
    (selector) =>
      [
        `p { color: red; }\n${selector} {\n  color: red;\n}`,
        [`2 «${selector}» ist kein gültiger Selektor. So sind sie richtig: h1, .tipp, #zutaten.`],
      ] as const,
  ),
  ['th,\ntd, a:hover::before, .a > b { color: red; }', []],
  ['p { color: red;\n  &:hover { color: blue; }\n  > a { color: blue; }\n}', []],
  ['@-webkit-keyframes a {\n  0% { color: red; }\n}', []],
  ['<!-- Titel -->\nh1 {\n  color: red;\n}', ['1 CSS kennt keine Kommentare mit <!-- -->.']],
  ['.a {\n  { color: red; }\n}', ['2 Vor der geschweiften Klammer']],
  ...curly.map(
    (quote) =>
      [
        `p {\n  font-family: ${quote}A${quote}, serif;\n}`,
        ['2 Hier stehen geschwungene Anführungszeichen'],
      ] as const,
  ),
  ['p { content: "«A»"; --a: „b“; }', []],
  ['media (width >= 9px) {\n  p { color: red; }\n}', ['1 Vor media fehlt das Zeichen @.']],
  ['@media (width >= 9px); {\n  p { color: red; }\n}', ['1 Nach der Bedingung von @media']],
  ['@media (width => 9px) {\n}', ['1 Diese Bedingung versteht der Browser nicht: (width => 9px).']],
  ['@medien (width > 9px) {\n}', ['1 «@medien» kennt CSS nicht. Meinst du «@media»?']],
  ['@layer a, b;\n@layer a { p { color: red; } }\n@supports (color: red) { }', []],
  // A condition inside a rule holds its declarations, and rules.
  ['.a {\n  display: grid;\n  @media (width > 9px) {\n    display: flex;\n  }\n}', []],
  [
    '.a {\n  @media (width > 9px) {\n    colr: red;\n    .b { color: red; }\n  }\n}',
    ['3 Die Eigenschaft'],
  ],
  [
    '.a {\n  color: red;\n\n@media (width > 9px) {\n  .b { color: red; }\n}',
    ['6 Am Schluss fehlt'],
  ],
  ['@media (width > 9px {\n  p { color: red; }\n}', ['1 Die runden Klammern um die Bedingung']],
  ['@media (width > 9px), print { p { color: red; } }', []],
  ['p { color: red; };\nh1 { color: red; }', ['1 Nach der geschweiften Klammer } steht kein']],
  ['p { padding: 12 px; }', ['«padding». Meinst du «12px»?']],
  ['p { padding: 1,5rem 0; }', ['Meinst du «1.5rem 0»?']],
  ['p { padding: 1rem, 2rem; }', ['Meinst du «1rem 2rem»?']],
  ['p { padding: 0 20 1.5rem 0.5; }', ['Nach der Zahl fehlt die Einheit: px oder rem.']],
  ['.a { grid-template-columns: 1fr,2fr; }', ['Meinst du «1fr 2fr»?']],
  ['.a { display: gird; }', ['Meinst du «grid»?']],
  ['p { color: "red"; }', ['Meinst du «red»?']],
  ['p { color: rot; }', ['«color». Stimmt der Farbname? Alle sind englisch.']],
  ['p { color: #fff7e; }', ['«color». Nach # stehen sechs Zeichen: 0 bis 9 und a bis f.']],
  ['p {\n  outline: "A;\n}', ['2 Zu einem Anführungszeichen fehlt das zweite']],
  ['p {\n  box-shadow: 0 8px 20px rgb(0 0 0 / 25%;\n}', ['2 Die runden Klammern gehen nicht auf']],
  ['tipp { color: red; }', ['1 «tipp» ist kein Tag von HTML. Eine Klasse beginnt mit einem Punkt']],
  ['nav a, haeder > h1 { color: red; }', ['«haeder» ist kein Tag von HTML. Meinst du «header»?']],
  ['.h2, nav .body { color: red; }', ['«.h2» trifft nur Elemente mit class="h2".']],
  [
    'li:nth-child(odd), [title="a b"]:not(.tipp), my-element, svg path, *, .karte { color: red; }',
    [],
  ],
  ['LI:is(main *, ol) ~ P:lang(de)::before, .party .title .image-p { color: red; }', []],
])('%s', (css, expected) => {
  const found = lintCss(css, asked).map(({line, text}) => `${line} ${text}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(found[index]).toContain(part));
});

it.each<readonly [css: string, expected: readonly string[]]>([
  ['p, nav a:hover, .tipp::before, * { color: red; }', []],
  ['p, a nav { color: red; }', ['1 «a nav» trifft auf deiner Seite nichts.']],
  ['nav.tipp:hover { color: red; }', ['1 «nav.tipp:hover» trifft']],
  ['p:is(.tipp, .weg), p:not(.weg), p:first-child { color: red; }', []],
  ['p:not(:hover), nav:is(:hover, :focus) { color: red; }', []],
  [':root, html, ::selection { color: red; }', []],
  ['@media (width > 9px) {\n  .Tipp { color: red; }\n}', ['2 «.Tipp» trifft']],
  ['weg { color: red; }', ['1 «weg» ist kein Tag']],
  ['@keyframes a {\n  from { color: red; }\n}', []],
])('tells a selector that meets nothing: %s', (css, expected) => {
  const html = '<nav><a href="#">A</a></nav><div><p class="tipp">B</p></div>';
  const found = lintCss(css, {...asked, isMet: meetsIn({html, css, js: ''})});
  expect(found.map(({line, text}) => `${line} ${text}`)).toEqual(
    expected.map((part) => expect.stringContaining(part)),
  );
});

it('leaves open what a selector meets once a program has run', () => {
  const html = '<p>A</p><script src="script.js" defer></script>';
  expect(meetsIn({html, css: '', js: ''})('.weg')).toBe(true);
});
