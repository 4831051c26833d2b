import {expect, it} from 'vitest';
import {stillOpen} from './texts';

it('says what is missing for the only goal', () => {
  expect(stillOpen(['Die drei Punkte sind noch da.'])).toBe(
    'Das Ziel ist noch offen. Die drei Punkte sind noch da.',
  );
});

it('counts several goals and gives the hint to the first that is open', () => {
  expect(stillOpen([true, 'Es fehlt der Titel.'])).toBe(
    'Noch 1 von 2 Zielen offen. Es fehlt der Titel.',
  );
  expect(stillOpen(['Es fehlt der Titel.', true, 'Es fehlt das Bild.'])).toBe(
    'Noch 2 von 3 Zielen offen. Es fehlt der Titel. Mehr Hinweise stehen oben bei den Zielen.',
  );
});
