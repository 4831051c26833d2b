// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {browser} from './browser';
import {lintCss} from './lintCss';

/** Quotation marks that are none for a browser. */
const curly = [...'„“”«»‹›‚‘’'];

describe('lintCss', () => {
  /** As a browser would answer for these few properties. */
  const supports: typeof browser.supports = (property, value) =>
    ({
      color: /^(red|blue|inherit)$/,
      'font-family': /./,
      background: /^(red|blue|inherit)$/,
      'background-color': /^(red|blue|inherit)$/,
      content: /^(".*"|inherit)$/,
      margin: /^(\d+px|inherit)$/,
    })[property]?.test(value) ?? false;
  const asked = {
    ...browser,
    supports,
    isCondition: (text: string) => /^\((?:min-)?width(?:: | >=? )\d+px\)$/.test(text),
  };

  it.each<readonly [css: string, expected: readonly string[]]>([
    ['p { color: red; }', []],
    ['p { color: red }', []],
    ['p { color: red !important; /* rot */ }', []],
    ['p { --eigen: 1; color: var(--eigen); }', []],
    ['', []],
    ['p {\n  colour: red;\n}', ['2 Die Eigenschaft «colour» kennt CSS nicht. Meinst du «color»?']],
    ['p {\n  color: rott;\n}', ['2 «rott» ist kein gültiger Wert für «color».']],
    [
      'p {\n  color: red\n  margin: 1px;\n}',
      ['2 Nach dem Wert von «color» fehlt ein Strichpunkt.'],
    ],
    [
      'p {\n  background color: red;\n}',
      ['2 Zwischen «background» und «color» gehört ein Bindestrich: background-color.'],
    ],
    ['p {\n  margin\n  color: red;\n}', ['2 Nach «margin» fehlt ein Doppelpunkt.']],
    ['p {\n  kind color: red;\n}', ['2 Nach «kind» fehlt ein Doppelpunkt.']],
    ['@font-face {\n  font-family: A;\n  src: url(a.woff2);\n}', []],
    ['@page { size: A4; }\n@property --a { syntax: "*"; inherits: false; }', []],
    ['@font-face {\n  src url(a.woff2);\n}', ['2 Nach «src» fehlt ein Doppelpunkt.']],
    ['p { content: "/*"; }\nh1 { colr: red; }', ['2 Die Eigenschaft «colr» kennt CSS nicht.']],
    ['p {\n  color red;\n}', ['2 Nach «color» fehlt ein Doppelpunkt.']],
    ['p {\n  color: red;\n', ['2 Am Schluss fehlt eine geschweifte Klammer }.']],
    ['p {\n  color: red;\n\nh1 {\n  color: blue;\n}\n', ['4 Vor «h1» ist eine Regel noch offen']],
    ['p { color: red; }\n}', ['2 Hier ist eine geschweifte Klammer } zu viel.']],
    ['p\n  color: red;\n}', ['1 «p» steht in keiner Regel', '3 Hier ist']],
    ['{ color: red; }', ['1 Vor der geschweiften Klammer']],
    ['@media (width > 9px) {\n  p { color: red; }\n}', []],
    ['@import url("a;b.css");', []],
    ['/* p { */\np { colr: red; }', ['2 Die Eigenschaft «colr» kennt CSS nicht.']],
    ['/* offen\np { color: red; }', []],
    ['p {\n  color: ;\n}', ['2 «color» hat noch keinen Wert.']],
    ['// rot\np { color: red; }', ['1 CSS kennt keine Kommentare mit //.']],
    ['p { color: red; } // rot\nh1 { color: blue; }', ['1 CSS kennt']],
    ['p {\n  color: red; // rot\n  margin: 1px;\n}', ['2 CSS kennt']],
    ['h1,\n  // und\nh2 {\n  color: red;\n}\n// Ende', ['2 CSS kennt', '6 CSS kennt']],
    ['@import "//example.com/a.css";\n/* // */ p { --a: url(//b); }', []],
    ['@media width >= 700px {\n  p { color: red; }\n}', ['1 Nach @media steht die Bedingung']],
    ['@media screen and min-width: 9px {\n}', ['1 Nach @media steht die Bedingung']],
    ['@media print {\n}\n@media screen, print {\n}\n@media screen and (width > 9px) {\n}', []],
    ...['<body>', 'body:', 'body,', '. tipp', '.tipp:', ',tipp', 'th, td,'].map(
      (selector) =>
        [
          `p { color: red; }\n${selector} {\n  color: red;\n}`,
          [`2 «${selector}» ist kein gültiger Selektor. So sind sie richtig: h1, .tipp, #zutaten.`],
        ] as const,
    ),
    ['th,\ntd, {\n  color: red;\n}', ['1 «th, td,» ist kein']],
    ['@media (width > 9px) {\n  <p> {\n  }\n}', ['2 «<p>» ist kein']],
    ['th,\ntd, a:hover::before, .a > b { color: red; }', []],
    ['p { color: red;\n  &:hover { color: blue; }\n  > a { color: blue; }\n}', []],
    ['@keyframes a {\n  from { color: red; }\n  50% { color: blue; }\n}\nb, { }', ['5 «b,»']],
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
    [
      '@media (width => 9px) {\n}',
      ['1 Diese Bedingung versteht der Browser nicht: (width => 9px).'],
    ],
    ['@media (width > 9px) and (min width: 9px) {\n}', ['nicht: (min width: 9px).']],
    ['@medien (width > 9px) {\n}', ['1 «@medien» kennt CSS nicht. Meinst du «@media»?']],
    ['@layer a, b;\n@layer a { p { color: red; } }\n@supports (color: red) { }', []],
  ])('%s', (css, expected) => {
    const found = lintCss(css, asked).map(({line, text}) => `${line} ${text}`);
    expect(found).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(found[index]).toContain(part));
  });
});
