import {expect, it} from 'vitest';
import {claimsOf, comparePlace, resultsOf} from './places';

const window = {x: 0, y: 0, width: 1280, height: 900};
const at = (x: number, y: number, ...more: (typeof window)[]) => ({
  box: {x, y, width: 80, height: 30},
  areas: [window, ...more],
});
const text = 'Klicken Sie oben rechts auf **Speichern**, dann links auf Seite.'.replaceAll('*', '');

it('compares the words of place around a name with where it is', () => {
  expect(comparePlace(text, 'Speichern', at(1100, 40))).toEqual({
    wrong: [],
    compared: ['oben', 'rechts'],
  });
  expect(comparePlace(text, 'Speichern', at(40, 40)).wrong).toEqual(['rechts']);
  expect(comparePlace(text, 'Seite', at(40, 800))).toEqual({wrong: [], compared: ['links']});
});

it('takes a place in the dialogue for meant as well as one in the window', () => {
  const dialogue = {x: 700, y: 200, width: 500, height: 400};
  expect(comparePlace('Klicken Sie links auf Link.', 'Link', at(720, 300)).wrong).toEqual([
    'links',
  ]);
  expect(comparePlace('Klicken Sie links auf Link.', 'Link', at(720, 300, dialogue)).wrong).toEqual(
    [],
  );
});

it('knows what a sentence says to appear, and counts words of place and result', () => {
  expect(resultsOf('Tippen Sie «Sommer». Es erscheint «Gespeichert».')).toEqual(['Gespeichert']);
  expect(claimsOf('Zuoberst öffnet sich ein grün umrandeter Eintrag, obendrein links.')).toEqual([
    'Zuoberst',
    'öffnet sich',
    'grün',
    'links',
  ]);
});
