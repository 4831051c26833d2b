import {describe, expect, it} from 'vitest';
import {explainMissingFile} from './files';
import {lintCss, type Supports} from './lintCss';
import {lintHtml} from './lintHtml';
import {explainScriptError} from './scriptErrors';

describe('explainScriptError', () => {
  it.each([
    ['Uncaught ReferenceError: foo is not defined', '«foo» ist nicht bekannt'],
    ['ReferenceError: foo is not defined', '«foo» ist nicht bekannt'],
    ["ReferenceError: Can't find variable: foo", '«foo» ist nicht bekannt'],
    ["Uncaught TypeError: Cannot read properties of null (reading 'textContent')", 'querySelector'],
    ["Uncaught TypeError: Cannot set properties of null (setting 'textContent')", '«textContent»'],
    ['TypeError: can\'t access property "textContent", a is null', '«textContent»'],
    ["TypeError: null is not an object (evaluating 'a.textContent')", 'querySelector'],
    ["Uncaught TypeError: Cannot read properties of undefined (reading 'x')", 'undefined'],
    ['TypeError: a is undefined', 'undefined'],
    [
      'Uncaught TypeError: knopf.addEventlistener is not a function',
      '«knopf.addEventlistener» ist keine Funktion',
    ],
    ['TypeError: document.querySelecter is not a function. (In …', 'keine Funktion'],
    ['Uncaught TypeError: Assignment to constant variable.', 'let statt const'],
    ["TypeError: invalid assignment to const 'a'", 'let statt const'],
    ['TypeError: Attempted to assign to readonly property.', 'let statt const'],
    ["Uncaught SyntaxError: Identifier 'a' has already been declared", '«a» gibt es schon'],
    ['SyntaxError: redeclaration of const a', '«a» gibt es schon'],
    ["SyntaxError: Can't create duplicate variable: 'a'", '«a» gibt es schon'],
    ["Uncaught ReferenceError: Cannot access 'a' before initialization", '«a» wird benutzt, bevor'],
    ['Uncaught SyntaxError: missing ) after argument list', 'runde Klammer'],
    ['Uncaught SyntaxError: Unexpected end of input', 'hört zu früh auf'],
    ['SyntaxError: missing } after function body', 'hört zu früh auf'],
    ['SyntaxError: Unexpected end of script', 'hört zu früh auf'],
    ['Uncaught SyntaxError: Invalid or unexpected token', 'nicht versteht'],
    ["SyntaxError: '' string literal contains an unescaped line break", 'Text hat kein Ende'],
    ["Uncaught SyntaxError: Unexpected token '}'", '«}» passt'],
    ["SyntaxError: expected expression, got '}'", '«}» passt'],
    ["Uncaught SyntaxError: Unexpected identifier 'b'", '«b» passt'],
    ['Uncaught SyntaxError: Unexpected string', 'zwischen zwei Werten'],
    ['Uncaught SyntaxError: Missing initializer in const declaration', 'Nach const'],
    ['Uncaught SyntaxError: Invalid left-hand side in assignment', '==='],
    ['Uncaught RangeError: Maximum call stack size exceeded', 'endlos selber'],
    ['InternalError: too much recursion', 'endlos selber'],
    [
      "Uncaught SyntaxError: Failed to execute 'querySelector' on 'Document': '##a' is not a valid selector.",
      '«##a»',
    ],
    ['Uncaught TypeError: mengen is not iterable', '«mengen» ist keine Liste'],
    [
      'Uncaught TypeError: document.querySelector is not a function or its return value is not iterable',
      'querySelectorAll',
    ],
    ['Uncaught TypeError: mengen.forEach is not a function', '«mengen» ist keine Liste'],
    ['TypeError: document.querySelector(...) is not iterable', 'querySelectorAll'],
    ['TypeError: Failed to fetch', 'nichts ins Internet'],
    ['TypeError: NetworkError when attempting to fetch resource.', 'nichts ins Internet'],
    [
      'Uncaught SyntaxError: await is only valid in async functions and the top level bodies of modules',
      'async',
    ],
    [
      "Uncaught TypeError: Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.",
      '«appendChild» braucht ein Element',
    ],
    ['TypeError: Node.appendChild: Argument 1 is not an object.', '«appendChild» braucht'],
    [
      "TypeError: Argument 1 ('newChild') to Node.appendChild must be an instance of Node",
      '«appendChild» braucht',
    ],
    [
      "Uncaught TypeError: Failed to execute 'addEventListener' on 'EventTarget': 2 arguments required, but only 1 present.",
      '«addEventListener» fehlt eine Angabe',
    ],
    [
      'TypeError: EventTarget.addEventListener: At least 2 arguments required, but only 1 passed',
      '«addEventListener» fehlt eine Angabe',
    ],
    ['TypeError: Not enough arguments', 'fehlt eine Angabe'],
    [
      "SecurityError: Failed to read a named property 'document' from 'Window': Blocked a frame with origin \"null\" from accessing a cross-origin frame.",
      'die Seite rundherum',
    ],
    [
      "SecurityError: Failed to set the 'href' property on 'Location': The current window does not have permission to navigate the target frame to '/'.",
      'die Seite rundherum',
    ],
    [
      "Uncaught SecurityError: Failed to read the 'localStorage' property from 'Window'",
      'gesperrt',
    ],
    [
      'Uncaught TypeError: document.querySelector(...).addEventlistener is not a function',
      '«document.querySelector(...).addEventlistener» ist keine Funktion',
    ],
    [
      'TypeError: document.querySelector("#a b").addEventlistener is not a function. (In …',
      '«document.querySelector("#a b").addEventlistener» ist keine Funktion',
    ],
    [
      'Uncaught TypeError: document.querySelector(...).forEach is not a function',
      '«document.querySelector(...)» ist keine Liste',
    ],
    ['Uncaught ReferenceError: zähler is not defined', '«zähler» ist nicht bekannt'],
    ["ReferenceError: Can't find variable: zähler", '«zähler» ist nicht bekannt'],
    ['TypeError: zähler is undefined', 'Der Wert vor «zähler»'],
    [
      'Uncaught TypeError: zähler.addEventlistener is not a function',
      '«zähler.addEventlistener» ist keine Funktion',
    ],
    ['Uncaught TypeError: stücke is not iterable', '«stücke» ist keine Liste'],
    ['SyntaxError: redeclaration of const grösse', '«grösse» gibt es schon'],
    [
      "TypeError: null is not an object (evaluating 'document.querySelector('#gruss').textContent = 'Hoi'')",
      "«document.querySelector('#gruss').textContent = 'Hoi'» nicht",
    ],
    ["TypeError: undefined is not an object (evaluating 'a['b'].c')", "Der Wert vor «a['b'].c»"],
    ["SyntaxError: expected expression, got keyword 'else'", '«else» passt'],
    ["SyntaxError: unexpected token: keyword 'else'", '«else» passt'],
  ])('%s', (message, german) => {
    expect(explainScriptError(message)).toContain(german);
  });

  it('quotes what it does not know', () => {
    expect(explainScriptError('Uncaught Error: weg')).toBe(
      'JavaScript meldet auf Englisch: «Error: weg»',
    );
  });
});

describe('explainMissingFile', () => {
  it('suggests the file that was meant', () => {
    expect(explainMissingFile('bilder/Spitzbuben.svg')).toContain('«bilder/spitzbuben.svg»');
    expect(explainMissingFile('styles.css')).toContain('«style.css»');
    expect(explainMissingFile('ferien.jpg')).toContain('Diese Bilder gibt es');
    expect(explainMissingFile('')).toContain('leer');
  });
});

describe('lintHtml', () => {
  it.each([
    ['<ul>\n<li>A\n<li>B\n</ul>\n<p>C', []],
    ['<!doctype html><html><head><title>A</title><body><p>B', []],
    ['<img src="a"><br><input/>', []],
    ['<h1>A\n<p>B</p>', ['1 <h1> wird nirgends geschlossen']],
    ['<h1>A<h1>\n', ['1 <h1>', '1 <h1>']],
    ['<p>A</p>\n</div>', ['2 </div> schliesst']],
    ['<ul>\n  <li>A</li>\n', ['1 <ul>']],
    [
      '<doctype html>\n<html><p>A</p></html>',
      ['1 Vor doctype fehlt das Ausrufezeichen: <!doctype html>.'],
    ],
    ['<h1>A</h1\n<p>B</p>', ['1 Dieses Tag ist nicht fertig']],
    ['<p Ein Text</p>', ['1 Dieses Tag ist nicht fertig']],
    ['<ul>\n<li>A</li\n<li>B</li>\n</ul>', ['2 Dieses Tag ist nicht fertig']],
    ['<img src="a" alt="b"\n<p>x</p>', ['1 Dieses Tag ist nicht fertig']],
    ['<p>A</p>\n<img src="a.svg alt="x">', ['2 Dieses Tag ist nicht fertig']],
    ['<h1 class="a>A</h1>\n<p>B</p>', ['1 Dieses Tag ist nicht fertig']],
    ['<main>A</main\n<footer>B</footer>', ['1 Dieses Tag ist nicht fertig']],
    ['</main\n<footer></footer>', ['1 Dieses Tag ist nicht fertig']],
    ['<a\n  href=b/c\n  download\n>A</a >', []],
    ['<svg><path d="M0 0h9"/></svg>', []],
    ['<p>2 < 3</p>', ['1 Das Zeichen < beginnt hier kein Tag']],
    ['<h1>A</ h1>', ['1 <h1> wird nirgends', '1 Nach </ folgt']],
    ['', []],
  ])('%s', (html, expected) => {
    const found = lintHtml(html).map(({line, text}) => `${line} ${text}`);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, index) => expect(found[index]).toContain(start));
  });
});

describe('lintCss', () => {
  /** As a browser would answer for these few properties. */
  const supports: Supports = (property, value) =>
    ({
      color: /^(red|blue|inherit)$/,
      background: /^(red|blue|inherit)$/,
      'background-color': /^(red|blue|inherit)$/,
      content: /^(".*"|inherit)$/,
      margin: /^(\d+px|inherit)$/,
    })[property]?.test(value) ?? false;

  it.each([
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
  ])('%s', (css, expected) => {
    const found = lintCss(css, supports).map(({line, text}) => `${line} ${text}`);
    expect(found).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(found[index]).toContain(part));
  });
});
