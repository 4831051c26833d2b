import {testBodies} from '../lib/testing';
import rule from './zeilenanfang';

const list = 'Diese Zeile ist der Punkt einer Liste geworden';
const date = 'Das Datum ist der Punkt einer Liste geworden, und seine Zahl kann sich ändern';
const made = (character: string) =>
  `Das Zeichen ${character} am Anfang der Zeile hat daraus den Punkt`;

testBodies(
  rule,
  [
    ['Termine:\n\n18. September: Beginn\n2. Oktober: Schluss', `3 ${date}`],
    ['2. Oktober ist der Tag.', 'Schreiben Sie «2\\. Oktober ist …»'],
    ['- 18. September: Beginn\n- 2. Oktober: Schluss', `1 ${date}`, `2 ${date}`],
    ['Bitte melden Sie sich bis am\n1. August bei uns.', `2 ${date}`],
    ['24. Dez. geschlossen', `1 ${date}`],
    ['20. Jahrhundert', `1 ${date}`],
    ['2027. Das Jahr beginnt', `1 ${list}`],
    ['<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\n3. Stock', `8 ${list}`],
    ['1. Eins\n\n## Titel {#titel}\n\n2. Zwei', `5 ${list}`],
    ['5. Stock\n7. Stock', '2 Hier steht 7, auf der Seite steht 6'],
    ['+ 41 81 123', `1 ${made('+')}`],
    ['Das Postfach\n- und nur dieses - ist voll.', `2 ${made('-')}`],
  ],
  [
    '1. Eins\n1. Zwei',
    '1. Eins\n2. Zwei\n\nEin Satz.\n\n3. Drei',
    '<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\nEin Satz.\n\n<Steps>\n\n3. Drei\n\n</Steps>',
    '1. Eins\n2. Zwei\n\n1) Neue Liste\n2) Zwei',
    '1. Augustfeier: Klicken Sie.',
    'Text:\n- Eins\n- Zwei',
    'Siehe [Post][post].\n\n[post]: https://www.post.ch',
  ],
);
