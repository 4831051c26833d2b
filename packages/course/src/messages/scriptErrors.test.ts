import {expect, it} from 'vitest';
import {explainScriptError} from './scriptErrors';

it.each([
  ['Uncaught ReferenceError: foo is not defined', '«foo» ist nicht bekannt'],
  ["ReferenceError: Can't find variable: foo", '«foo» ist nicht bekannt'],
  ["Uncaught TypeError: Cannot read properties of null (reading 'textContent')", 'querySelector'],
  ['TypeError: can\'t access property "textContent", a is null', '«textContent»'],
  ["TypeError: null is not an object (evaluating 'a.textContent')", 'querySelector'],
  ["Uncaught TypeError: Cannot read properties of undefined (reading 'x')", 'undefined'],
  ['TypeError: a is undefined', 'undefined'],
  [
    'Uncaught TypeError: knopf.addEventlistener is not a function',
    '«knopf.addEventlistener» ist keine Funktion',
  ],
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
  ["Uncaught SecurityError: Failed to read the 'localStorage' property from 'Window'", 'gesperrt'],
  ['Uncaught ReferenceError: zähler is not defined', '«zähler» ist nicht bekannt'],
  ["TypeError: undefined is not an object (evaluating 'a['b'].c')", "Der Wert vor «a['b'].c»"],
  ["SyntaxError: unexpected token: keyword 'else'", '«else» passt'],
  [
    "Uncaught SyntaxError: Private field '#gruss' must be declared in an enclosing class",
    '"#gruss"',
  ],
  [
    'SyntaxError: invalid use of private name in unary expression without object reference',
    'gehören Anführungszeichen',
  ],
  ['Uncaught SyntaxError: Malformed arrow function parameter list', 'ein Komma?'],
  ['Uncaught TypeError: Date.getHours is not a constructor', 'new Date().getHours()'],
  [
    "TypeError: undefined is not a constructor (evaluating 'new Date.getHours()')",
    'new Date().getHours()',
  ],
  ['Uncaught TypeError: gruss is not a constructor', '«gruss» lässt sich nicht mit new'],
  [
    "Uncaught TypeError: Failed to execute 'addEventListener' on 'EventTarget': parameter 2 is not of type 'Object'.",
    'braucht nach dem Komma eine Funktion',
  ],
  ['TypeError: EventTarget.addEventListener: Argument 2 is not an object.', 'eine Funktion'],
  [
    "TypeError: Argument 2 ('listener') to EventTarget.addEventListener must be an object",
    'eine Funktion',
  ],
  [
    "Uncaught InvalidCharacterError: Failed to execute 'add' on 'DOMTokenList': The token provided ('a b') contains HTML space characters, which are not valid in tokens.",
    'kein Leerzeichen',
  ],
  ['InvalidCharacterError: DOMTokenList.add: The token can not contain whitespace.', 'kein Leer'],
  ['InvalidCharacterError: The string contains invalid characters.', 'kein Leerzeichen'],
  [
    "Uncaught SyntaxError: Failed to execute 'add' on 'DOMTokenList': The token provided must not be empty.",
    'fehlt der Name der Klasse',
  ],
  ['SyntaxError: DOMTokenList.add: The empty string is not a valid token.', 'fehlt der Name'],
  ['Uncaught SyntaxError: Illegal break statement', 'nur in einer Schleife'],
  ['SyntaxError: unlabeled break must be inside loop or switch', 'nur in einer Schleife'],
  ["SyntaxError: 'break' is only valid inside a switch or loop statement.", 'in einer Schleife'],
  [
    'Uncaught SyntaxError: Illegal continue statement: no surrounding iteration statement',
    'continue geht nur',
  ],
  ['Uncaught SyntaxError: Invalid left-hand side expression in postfix operation', '++ und --'],
  ['SyntaxError: invalid increment/decrement operand', '++ und --'],
  ['SyntaxError: Postfix ++ operator applied to value that is not a reference.', '++ und --'],
  ['Uncaught SyntaxError: Invalid regular expression: missing /', 'Anführungszeichen'],
  ['SyntaxError: unterminated regular expression literal', 'Anführungszeichen'],
  ["Uncaught TypeError: Cannot destructure property 'a' of 'null' as it is null.", 'Rechts vom ='],
  ['TypeError: null has no properties', 'Rechts vom ='],
  ['TypeError: Right side of assignment cannot be destructured', 'Rechts vom ='],
  [
    "Uncaught SyntaxError: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    'kein gültiges JSON',
  ],
  ['Uncaught SyntaxError: Unexpected token \'a\', "abc" is not valid JSON', 'kein gültiges JSON'],
  ['Uncaught SyntaxError: Unexpected end of JSON input', 'kein gültiges JSON'],
  ["SyntaxError: JSON.parse: expected property name or '}' at line 1 column 2", 'gültiges JSON'],
  ["SyntaxError: JSON Parse error: Expected '}'", 'kein gültiges JSON'],
  [
    'Uncaught TypeError: gruss.textContent is not a function',
    'Den Text setzt du mit =: gruss.textContent = "…";',
  ],
  [
    'Uncaught TypeError: (intermediate value).gethours is not a function',
    '«gethours» ist keine Funktion',
  ],
  ["Uncaught SyntaxError: Unexpected token '{'", 'else if (…)'],
  ["SyntaxError: unexpected token: '{'", 'else if (…)'],
  ["Uncaught SyntaxError: Unexpected token 'else'", 'Davor steht }, ohne Strichpunkt'],
  ['Uncaught RangeError: Invalid string length', 'viel zu lang'],
  ['InternalError: allocation size overflow', 'viel zu lang'],
  ['Uncaught ReferenceError: dokument is not defined', 'Meinst du «document»?'],
  ['Uncaught ReferenceError: newDate is not defined', 'Meinst du «new Date»?'],
  ['Uncaught ReferenceError: Hallo is not defined', 'const oder let?'],
  ['Uncaught TypeError: document.querySelektor is not a function', '«querySelector»?'],
  ['Uncaught TypeError: Date(...).getHours is not a function', 'new Date().getHours()'],
  ["Uncaught SyntaxError: Unexpected token '<'", 'Kleiner oder gleich schreibst du <='],
  ["SyntaxError: expected expression, got '>'", 'stunde > 6 && stunde < 11'],
  ["Uncaught SyntaxError: Unexpected token ':'", 'Den Doppelpunkt brauchst du im CSS'],
  ["Uncaught SyntaxError: Unexpected token ')'", '() => { … }'],
  ["Uncaught SyntaxError: Unexpected token '=>'", 'Davor gehören runde Klammern'],
  [
    'NotSupportedError: Failed to load because no supported source was found.',
    'Diesen Ton oder dieses Video gibt es hier nicht',
  ],
])('%s', (message, german) => {
  expect(explainScriptError(message)).toContain(german);
});

it('quotes what it does not know', () => {
  expect(explainScriptError('Uncaught Error: weg')).toBe(
    'JavaScript meldet auf Englisch: «Error: weg»',
  );
  expect(explainScriptError('Uncaught Mist')).toBe('Dein Programm meldet: «Mist»');
});
