import {testBodies} from '../lib/testing';
import rule from './vorbehalte';

testBodies(
  rule,
  [
    [
      'Meist geht es.\n\nOft nicht. In der Regel schon.',
      'Die Seite hat 4 Sätze und 3 Vorbehalte (Meist, Oft, In der Regel) → ',
    ],
  ],
  [
    `Meist geht es. Oft nicht. ${'Das ist ein Satz. '.repeat(18)}`,
    'Meist geht es.',
    'Öfter als ein Mal, im Falle des Falles, am meisten.',
  ],
);
