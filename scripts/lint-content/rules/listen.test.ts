import {testBodies} from '../lib/testing';
import rule from './listen';

const torn = 'Die Liste reisst hier ab und beginnt darunter wieder mit 1';

testBodies(
  rule,
  [
    ['- [ ] Eins\n- [x] Zwei\n- Drei', '1 Das Kästchen am Anfang', '2 Das Kästchen am Anfang'],
    ['1. Eins\n\n- Teil\n\n2. Zwei', '3 Diese Punkte gehören nicht zur Nummer darüber'],
    ['1. Eins\n\nText.\n\n1. Zwei\n\nText.\n\n1. Drei', `3 ${torn}`, `7 ${torn}`],
    ['1. Eins\n2. Zwei\n\n![Bild](./img/a.webp)\n\n1. Drei\n1. Vier', `4 ${torn}`],
    [
      '<Steps>\n\n1. Eins\n2. Zwei\n\n</Steps>\n\n<Screenshot src="./img/a.webp" />\n\n<Steps>\n\n1. Drei\n2. Vier\n\n</Steps>',
      `8 ${torn}`,
    ],
  ],
  [
    '1. Eins\n2. Zwei\n\n- Anderes\n\n1. Neue Liste\n2. Zwei',
    '1. Eins\n\nEin Satz.\n\n2. Zwei',
    '1. Eins\n\n   ![Bild](./img/a.webp)\n\n1. Zwei',
    '<Steps>\n\n1. Eins\n\n</Steps>\n\n**Sonst:**\n\n<Steps>\n\n1. Zwei\n\n</Steps>',
    '1. Eins\n\n## Titel\n\n1. Zwei',
  ],
);
