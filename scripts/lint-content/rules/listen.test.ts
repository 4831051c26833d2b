import {testBodies} from '../lib/testing';
import rule from './listen';

testBodies(
  rule,
  [
    ['- [ ] Eins\n- [x] Zwei\n- Drei', '1 Das Kästchen am Anfang', '2 Das Kästchen am Anfang'],
    ['1. Eins\n\n- Teil\n\n2. Zwei', '3 Diese Punkte gehören nicht zur Nummer darüber'],
  ],
  ['1. Eins\n2. Zwei\n\n- Anderes\n\n1. Neue Liste', '1. Eins\n\nEin Satz.\n\n2. Zwei'],
);
