import {testBodies} from '../lib/testing';
import rule from './codebloecke';

testBodies(
  rule,
  [
    ['Text\n\n```js {1,3}\na();\n```', '3 Hinter der Sprache eines Codeblocks steht «{1,3}» → '],
    ['1. Schritt\n\n   ```', '3 Der Codeblock hört nicht auf → '],
  ],
  ['1. Schritt\n\n   ~~~\n   Text\n   ~~~', '> ```\n> Text\n> ```'],
);
