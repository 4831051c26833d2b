import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './html';

it.each([
  ['<li>Eins</li>', '1 <li> steht nicht in <ul> oder <ol> oder <menu>'],
  ['<ul>\nText\n<li>Eins</li>\n</ul>', '2 In <ul> steht etwas, das nicht in <li> ist'],
  ['<ol>\n\n1. Eins\n\n</ol>', '3 In <ol> steht etwas, das nicht in <li> ist'],
  ['<ul><ul><li>Eins</li></ul></ul>', '1 In <ul> steht etwas, das nicht in <li> ist'],
  [
    '<table>\n<tr><td>a</td></tr>\n</table>',
    '2 <tr> steht nicht in <thead> oder <tbody> oder <tfoot>',
  ],
  ['<table><tbody><td>a</td></tbody></table>', '1 <td> steht nicht in <tr>'],
  ['| A |\n|---|\n| <li>a</li> |', '3 <li> steht nicht in <ul> oder <ol> oder <menu>'],
])('finds what is in the wrong place in %j', async (body, problem) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.split(' →')[0])).toEqual([problem]);
});

it.each([
  [
    '<font color="red">Text</font>',
    '1 Das Element <font> gibt es hier nicht → Löschen Sie <font …> und </font>. Wichtiges schreiben Sie **fett**.',
  ],
  [
    '<center>\n\nText\n\n</center>',
    '1 Das Element <center> gibt es hier nicht → Löschen Sie <center …> und </center>. Wichtiges schreiben Sie **fett**.',
  ],
  [
    'Text <o:p></o:p>',
    '1 Das Element <o:p> gibt es hier nicht → Löschen Sie <o:p …> und </o:p>. Wichtiges schreiben Sie **fett**.',
  ],
  ['<strike>alt</strike>', '1 Das Element <strike> gibt es hier nicht → Schreiben Sie ~~Text~~.'],
  [
    '<aside>\n\nText\n\n</aside>',
    '1 Das Element <aside> gibt es hier nicht → Schreiben Sie einen Kasten: davor :::tip und dahinter :::.',
  ],
  [
    '<iframe src="https://www.example.ch/"></iframe>',
    '1 Das Element <iframe> gibt es hier nicht → Schreiben Sie einen Link, zum Beispiel [Video](https://www.example.ch/).',
  ],
])('finds what other programs write in %j', async (body, message) => {
  expect(await checkBody(rule, body)).toEqual([message]);
});

it.each([
  '<ul>\n<li>Eins</li>\n<li>Zwei</li>\n</ul>',
  '<ol>\n  <li>Eins\n    <ul><li>Teil</li></ul>\n  </li>\n</ol>',
  '| A |\n|---|\n| <ol start={3}><li>a</li><li>b</li></ol> |',
  '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
  '<details>\n<summary>Mehr</summary>\n\nText\n\n</details>',
  '<ul>\n  {/* Rest folgt */}\n  <li>Eins</li>\n</ul>',
  '- Eins\n  - Teil\n    1. Noch einer',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
