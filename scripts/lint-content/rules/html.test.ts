import {testBodies} from '../lib/testing';
import rule from './html';

const inList = '<li> steht nicht in <ul> oder <ol> oder <menu>';

testBodies(
  rule,
  [
    ['<ul>\nText\n<li>Eins</li>\n</ul>', '2 In <ul> steht etwas, das nicht in <li> ist'],
    ['<ol>\n\n1. Eins\n\n</ol>', '3 In <ol> steht etwas, das nicht in <li> ist'],
    ['<ul><ul><li>Eins</li></ul></ul>', '1 In <ul> steht etwas, das nicht in <li> ist'],
    ['<table><tbody><td>a</td></tbody></table>', '1 <td> steht nicht in <tr>'],
    ['| A |\n|---|\n| <li>a</li> |', `3 ${inList}`],
    ['<center>\n\nText\n\n</center>', 'Löschen Sie <center …> und </center>.'],
    ['Text <o:p></o:p>', 'Das Element <o:p> gibt es hier nicht'],
    ['<strike>alt</strike>', 'Schreiben Sie ~~Text~~.'],
    ['<aside>\n\nText\n\n</aside>', 'Schreiben Sie einen Kasten'],
    ['<iframe src="https://a.ch/"></iframe>', 'zum Beispiel [Video](https://a.ch/).'],
  ],
  [
    '<ol>\n  <li>Eins\n    <ul><li>Teil</li></ul>\n  </li>\n</ol>',
    '| A |\n|---|\n| <ol start={3}><li>a</li><li>b</li></ol> |',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
    '<ul>\n  {/* Rest folgt */}\n  <li>Eins</li>\n</ul>',
  ],
);
