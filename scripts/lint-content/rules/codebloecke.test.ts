import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './codebloecke';

it.each([
  [
    '```php\necho 1;\n```',
    '1 Die Sprache «php» eines Codeblocks gibt es nicht → Möglich sind html, xml, svg, css, js, javascript, json, yaml, sh, bash, text, txt, csv.',
  ],
  [
    'Text\n\n```js {1,3}\na();\n```',
    '3 Hinter der Sprache eines Codeblocks steht «{1,3}» → Möglich ist dort nur ein Titel: title="stil.css".',
  ],
  [
    'Text\n\n```js\na();\n\nMehr Text',
    '3 Der Codeblock hört nicht auf → Schreiben Sie nach dem Code eine Zeile mit ```.',
  ],
  [
    '1. Schritt\n\n   ```',
    '3 Der Codeblock hört nicht auf → Schreiben Sie nach dem Code eine Zeile mit ```.',
  ],
])('finds %j', async (body, message) => {
  expect(await checkBody(rule, body)).toEqual([message]);
});

it.each([
  '```css title="stil.css"\np {}\n```',
  '```\nText\n```',
  '1. Schritt\n\n   ~~~\n   Text\n   ~~~',
  '> ```\n> Text\n> ```',
  '`php`',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
