// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {browser} from './browser';
import {lintHtml} from './lintHtml';

/** Quotation marks that are none for a browser. */
const curly = [...'„“”«»‹›‚‘’'];

it.each<readonly [html: string, expected: readonly string[]]>([
  ['<ul>\n<li>A\n<li>B\n</ul>\n<p>C', []],
  ['<!doctype html><html><head><title>A</title><body><p>B', []],
  ['<h1>A<h1>\n', ['1 Fehlt im zweiten <h1> der Schrägstrich? </h1>']],
  ['<p>A</p>\n</div>', ['2 </div> schliesst']],
  [
    '<doctype html>\n<html><p>A</p></html>',
    ['1 Vor doctype fehlt das Ausrufezeichen: <!doctype html>.'],
  ],
  ['<h1>A</h1\n<p>B</p>', ['1 Dieses Tag ist nicht fertig']],
  ['<p Ein Text</p>', ['1 Dieses Tag ist nicht fertig']],
  ['<p>A</p>\n<img src="a.svg alt="x">', ['2 Dieses Tag ist nicht fertig']],
  ['<a\n  href=b/c\n  download\n>A</a >', []],
  ['<p>2 < 3</p>', ['1 Das Zeichen < beginnt hier kein Tag']],
  ['<h1>A<\\h1>', ['1 <h1> wird nirgends', '1 Der Schrägstrich im End-Tag zeigt in die andere']],
  [
    '<html><head>\n<h1>A</h1></head>\n<p>B</p><body><p>C</p></body></html>\n<ul></ul>',
    ['2 <h1> steht ausserhalb von body', '3 <p> steht ausserhalb', '4 <ul> steht ausserhalb'],
  ],
  [
    '<html><head><title>A</title><meta><link></head><body><p>B</p></body></html>\n<script></script>',
    [],
  ],
  ['<h1>A</ h1>', ['1 <h1> wird nirgends', '1 Nach </ folgt']],
  ['', []],
  ...curly.map(
    (quote) =>
      [
        `<p>\n<a href=${quote}#a${quote} class="b">A</a></p>`,
        ['2 Hier stehen geschwungene Anführungszeichen'],
      ] as const,
  ),
  ['<p class="a">«B»</p>\n<p title="„A“">B</p>', []],
  ['<heder>A</heder>', ['1 Das Tag <heder> kennt HTML nicht. Meinst du <header>?']],
  ['<hl>A</h1>', ['1 Das Tag <hl> kennt HTML nicht. Meinst du <h1>?', '1 </h1> schliesst']],
  ['<svg viewBox="0 0 9 9"><g><path scr="a"></path></g></svg>', []],
  ['<my-element>A</my-element><center>A</center>', []],
  ['<p>A</p>\n<image src="a">', ['2 Das Tag für ein Bild heisst <img>.']],
  ['<img scr="a" alt="b">', ['1 Das Attribut «scr» kennt HTML nicht. Meinst du «src»?']],
  [
    '<link rle="a" as="b"><p data-menge="1" id="a" dir="ltr" aria-label="c">A</p>',
    ['1 Das Attribut «rle»'],
  ],
  ['<img src="a" alt=Teller in der Mitte>', ['1 Ein Wert mit Leerzeichen braucht']],
  ['<script src=script.js defer></script><input type=text required>', []],
  [
    '<ul>\n<li>A</li>\n<li>B</li>\n<ul>\n<h2>C</h2>\n<p>D</p>',
    ['4 Fehlt im zweiten <ul> der Schrägstrich? </ul>'],
  ],
  ['<body>\n<h1>A</h1>\n<body>', ['3 Fehlt im zweiten <body> der Schrägstrich?']],
  ['<body><header>A</header></body>', []],
  ['<img src="a" alt="b"></img>', ['1 <img> hat kein End-Tag. Lösche </img>.']],
  ['<p>A<ul>\n<li>B</li></ul>\n</p>', ['3 </p> schliesst etwas, das hier nicht offen ist. Listen']],
  ['<h1>A\n<p>B</p>', ['1 <h1> wird nirgends geschlossen. Setze </h1> dorthin, wo sein Inhalt']],
  ['<p>A</p>\n<!-- B\n<p>C</p>', ['2 Der Kommentar hört nicht auf: Am Schluss fehlt -->.']],
  [
    '<html><head>\n// Kopf\n<title>A</title></head><body><p>B</p></body></html>\nC',
    ['2 «// Kopf» steht ausserhalb von body', '4 «C» steht ausserhalb'],
  ],
  [
    '<!doctype html\n<html lang="de">\n<p>A</p>\n</html>',
    ['1 Am Schluss von <!doctype html fehlt'],
  ],
  ['<p class:"tipp">A</p>\n<p id : b>B</p>', ['1 Nach «class» kommt =', '2 Nach «id» kommt =']],
  ['<p style="color:red" title="id: 5">A</p><svg xlink:href="#a"></svg>', []],
  ['<section>\n</section id="a">', ['2 Ein End-Tag hat keine Attribute: </section>.']],
  ['<p id="a">A</p>\n<p id="b">B</p>\n<p id="a">C</p>', ['3 Das id «a» steht schon auf Zeile 1.']],
  [
    '<html>\n<head>\n</head>\n<body>\n<head>\n<h1>A</h1>\n</head>\n</body>\n</html>',
    ['5 <head> gibt es nur einmal, und schon oben. Meinst du <header>?'],
  ],
  ['<p>A</p>\n<1i>B</1i>', ['2 Der Name eines Tags beginnt mit einem Buchstaben. Meinst du <li>?']],
  ['<ul>\n<il>A</il>\n<il>B<il>\n</ul>', ['2 Das Tag <il>', '3 Das Tag <il>', '3 Das Tag <il>']],
  // What follows a tag that has swallowed others is not known.
  [
    '<html>\n<head>\n<link rel="a" href="b>\n</head>\n<body class="c">\n<p>A</p>\n</body>\n</html>',
    ['3 Dieses Tag ist nicht fertig'],
  ],
  ['<p>A <strong>B</p></strong>', ['1 </strong> schliesst']],
])('%s', (html, expected) => {
  const found = lintHtml(html, browser).map(({line, text}) => `${line} ${text}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((start, index) => expect(found[index]).toContain(start));
});
