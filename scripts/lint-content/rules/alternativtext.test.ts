import {testBodies} from '../lib/testing';
import rule from './alternativtext';

testBodies(
  rule,
  [
    ['Text\n\n<Screenshot src="./img/a.webp" />', '3 Das Bild hat keinen Alternativtext → '],
    ['<UiSketch alt=" ">\n</UiSketch>', 'keinen Alternativtext'],
    ['<img src="/img/a.webp" />', 'keinen Alternativtext'],
    [`![${'lang '.repeat(50)}](./img/a.webp)`, 'hat 250 Zeichen → Kürzen Sie'],
    ['![Screenshot der Maske](./img/a.webp)', ''],
    ['<Screenshot src="./img/a.webp" alt="maske.png" />', ''],
    [
      '![Ein Dorf. KI-generierte Inhalte können fehlerhaft sein.](./img/a.webp)',
      'hat ein Programm geschrieben',
    ],
  ],
  ['<img src="/img/linie.svg" alt="" />'],
);
