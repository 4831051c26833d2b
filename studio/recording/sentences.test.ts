import {describe, expect, it} from 'vitest';
import {listOf, sentencesOf, type Deed} from './sentences';

const deed = (changes: Partial<Deed>): Deed => ({
  does: 'click',
  role: 'button',
  name: 'Speichern',
  isNewScreen: false,
  ...changes,
});
const texts = (...deeds: Partial<Deed>[]) => sentencesOf(deeds.map(deed)).map(({text}) => text);

describe('sentencesOf', () => {
  it.each<[string, Partial<Deed>]>([
    ['Klicken Sie auf **Speichern**.', {}],
    ['Doppelklicken Sie auf **Speichern**.', {does: 'doubleClick'}],
    ['Klicken Sie mit der rechten Maustaste auf **Speichern**.', {does: 'rightClick'}],
    ['Setzen Sie das Häkchen **Newsletter**.', {role: 'checkbox', name: 'Newsletter', isSet: true}],
    [
      'Entfernen Sie das Häkchen **Newsletter**.',
      {role: 'checkbox', name: 'Newsletter', isSet: false},
    ],
    [
      'Wählen Sie bei **Land** den Eintrag **Schweiz**.',
      {does: 'choose', name: 'Land', value: 'Schweiz'},
    ],
    [
      'Tippen Sie bei **Titel** den Text ein, zum Beispiel «Sommerfest».',
      {does: 'fill', name: 'Titel', value: 'Sommerfest'},
    ],
    [
      'Tippen Sie bei **Passwort** das Passwort ein.',
      {does: 'fill', name: 'Passwort', type: 'password', value: 'geheim'},
    ],
    ['Drücken Sie <Kbd>Ctrl+S</Kbd>.', {does: 'press', name: '', value: 'Ctrl+S'}],
    ['Klicken Sie auf das Symbol TODO wie es aussieht und wo es steht.', {name: ''}],
    ['Klicken Sie auf **Speichern**. Es erscheint «Gespeichert».', {result: 'Gespeichert'}],
  ])('%s', (text, changes) => {
    expect(texts(changes)).toEqual([text]);
  });

  it('makes one path of a menu and its entries', () => {
    const menu = {role: 'link', menu: 'nav', isNewScreen: true};
    expect(
      texts(
        {...menu, name: 'Produkte', result: 'Alle'},
        {...menu, name: 'Neu'},
        {name: 'Mehr'},
        {name: 'Teilen', role: 'menuitem'},
      ),
    ).toEqual([
      'Wählen Sie <MenuPath>Produkte › Neu</MenuPath>.',
      'Wählen Sie <MenuPath>Mehr › Teilen</MenuPath>.',
    ]);
  });

  it('begins a step where the screen changes, and after three actions; fields of a form are one', () => {
    const field = (name: string): Partial<Deed> => ({does: 'fill', name, value: 'x'});
    const steps = sentencesOf(
      [
        {name: 'A', isNewScreen: true},
        field('B'),
        field('C'),
        field('D'),
        field('E'),
        {name: 'F'},
        {name: 'G'},
        {name: 'H'},
      ].map(deed),
    );
    expect(steps.map(({deeds}) => deeds)).toEqual([1, 6, 1]);
  });
});

it('asks for the way back where something is gone or sent', () => {
  const list = (name: string) => listOf(sentencesOf([deed({name})]), [deed({name})]);
  expect(list('Löschen')).toMatch(/<Steps wenn="TODO .* nicht="TODO .* zurueck="TODO/);
  expect(list('Speichern')).toMatch(
    /^<Steps>\n\n1\. Klicken Sie auf \*\*Speichern\*\*\.\n\n<\/Steps>\n\nTODO /,
  );
});
