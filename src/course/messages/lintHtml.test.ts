// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {browser} from './browser';
import {lintHtml} from './lintHtml';

/** Quotation marks that are none for a browser. */
const curly = [...'„“”«»‹›‚‘’'];

describe('lintHtml', () => {
  it.each<readonly [html: string, expected: readonly string[]]>([
    ['<ul>\n<li>A\n<li>B\n</ul>\n<p>C', []],
    ['<!doctype html><html><head><title>A</title><body><p>B', []],
    ['<img src="a"><br><input/>', []],
    ['<h1>A\n<p>B</p>', ['1 <h1> wird nirgends geschlossen']],
    ['<h1>A<h1>\n', ['1 Fehlt im zweiten <h1> der Schrägstrich? </h1>']],
    ['<h1>A\n<h1>\n<p>B</p>', ['2 Fehlt im zweiten <h1> der Schrägstrich?']],
    ['<section>\n<section>\n', ['1 <section> wird nirgends', '2 <section> wird nirgends']],
    ['<h1>A<h1>B</h1>', ['1 <h1> wird nirgends']],
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
    ['<h1>A<\\h1>', ['1 <h1> wird nirgends', '1 Der Schrägstrich im End-Tag zeigt in die andere']],
    [
      '<html><head>\n<h1>A</h1></head>\n<p>B</p><body><p>C</p></body></html>\n<ul></ul>',
      ['2 <h1> steht ausserhalb von body', '3 <p> steht ausserhalb', '4 <ul> steht ausserhalb'],
    ],
    [
      '<html><head><title>A</title><meta><link></head><body><p>B</p></body></html>\n<script></script>',
      [],
    ],
    ['<html><head><title>A</title><body>\n<p>B</p></html>\n<!-- <p>C</p> -->', []],
    ['<p>A</p>\n<!-- <body> -->', []],
    ['<h1>A</ h1>', ['1 <h1> wird nirgends', '1 Nach </ folgt']],
    ['', []],
    ...curly.map(
      (quote) =>
        [
          `<p>\n<a href=${quote}#a${quote} class="b">A</a></p>`,
          ['2 Hier stehen geschwungene Anführungszeichen'],
        ] as const,
    ),
    ['<img src="a.svg" alt=“Ein Teller”>', ['1 Hier stehen geschwungene']],
    ['<p class="a">«B»</p>\n<p title="„A“">B</p>', []],
    ['<heder>A</heder>', ['1 Das Tag <heder> kennt HTML nicht. Meinst du <header>?']],
    ['<imge src="a">', ['1 Das Tag <imge> kennt HTML nicht. Meinst du <img>?']],
    ['<hl>A</h1>', ['1 Das Tag <hl> kennt HTML nicht. Meinst du <h1>?', '1 </h1> schliesst']],
    ['<apfelkuchen>A</apfelkuchen>', ['1 Das Tag <apfelkuchen> kennt HTML nicht.']],
    ['<svg viewBox="0 0 9 9"><g><path scr="a"></path></g></svg>', []],
    ['<my-element>A</my-element><image src="a"></image><center>A</center>', []],
    ['<img scr="a" alt="b">', ['1 Das Attribut «scr» kennt HTML nicht. Meinst du «src»?']],
    ['<a herf="#a" clas="b">A</a>', ['1 Das Attribut «herf»', '1 Das Attribut «clas»']],
    [
      '<link rle="a" as="b"><p data-menge="1" id="a" dir="ltr" aria-label="c">A</p>',
      ['1 Das Attribut «rle»'],
    ],
    ['<img src="a" alt=Teller in der Mitte>', []],
    [
      '<ul>\n<li>A</li>\n<li>B</li>\n<ul>\n<h2>C</h2>\n<p>D</p>',
      ['4 Fehlt im zweiten <ul> der Schrägstrich? </ul>'],
    ],
    [
      '<div class="a">\n<section>A</section>\n<div>\n<p>B</p>',
      ['3 Fehlt im zweiten <div> der Schrägstrich?'],
    ],
    [
      '<section>\n<h2>A</h2>\n<section id="b">\n<h2>B</h2>\n',
      ['1 <section> wird nirgends', '3 <section> wird nirgends'],
    ],
    [
      '<html>\n<head>\n<title>A</title>\n<head>\n<body>\n<p>A</p>\n</body>\n</html>',
      ['4 Fehlt im zweiten <head> der Schrägstrich? </head>'],
    ],
    ['<body>\n<h1>A</h1>\n<body>', ['3 Fehlt im zweiten <body> der Schrägstrich?']],
    ['<body><header>A</header></body>', []],
    ['<img src="a" alt="b"></img>', ['1 <img> hat kein End-Tag. Lösche </img>.']],
    ['<link rel="a" href="b"></link>', ['1 <link> hat kein End-Tag. Lösche </link>.']],
    [
      '<p>A<ul>\n<li>B</li></ul>\n</p>',
      ['3 </p> schliesst etwas, das hier nicht offen ist. Listen'],
    ],
    ['<h1>A\n<p>B</p>', ['1 <h1> wird nirgends geschlossen. Setze </h1> dorthin, wo sein Inhalt']],
  ])('%s', (html, expected) => {
    const found = lintHtml(html, browser).map(({line, text}) => `${line} ${text}`);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, index) => expect(found[index]).toContain(start));
  });
});
