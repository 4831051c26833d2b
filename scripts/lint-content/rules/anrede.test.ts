import {expect, it} from 'vitest';
import {checkBody, checkFiles} from '../lib/testing';
import rule from './anrede';

it('finds Du in a manual that says Sie', async () => {
  expect(await checkBody(rule, 'Klicke auf **Speichern**.\nDein Text ist da.\n')).toEqual([
    '1 «Klicke» duzt, und dieses Handbuch sagt Sie → Schreiben Sie zum Beispiel «Klicken Sie» oder «Ihr».',
    '2 «Dein» duzt, und dieses Handbuch sagt Sie → Schreiben Sie zum Beispiel «Klicken Sie» oder «Ihr».',
  ]);
});

it.each([
  'Drücke die Taste.',
  'Starte das Programm.',
  'Setze ein Häkchen.',
  'Bestätige mit **OK**.',
  'Benutze die Suche.',
])('finds %s', async (text) => {
  expect(await checkBody(rule, `Das geht so. ${text}\n`)).toHaveLength(1);
});

it('finds Sie in the manual for learners', async () => {
  const files = {'schnupperlehre/start.mdx': 'Klicken Sie auf **Ausführen**. Sie sind bunt.\n'};
  expect(await checkFiles(rule, files)).toEqual([
    'schnupperlehre/start.mdx:1 «Sie» siezt, und dieses Handbuch sagt Du → Schreiben Sie «du», «dich» oder «dein».',
  ]);
});

it('leaves other words alone', async () => {
  expect(
    await checkBody(rule, 'Ein Klick genügt. Die Dichte, «du» und die Suche duften.\n'),
  ).toEqual([]);
  expect(await checkBody(rule, 'Lösche ich die Seite? Starten Sie sie neu.\n')).toEqual([]);
  const files = {
    'schnupperlehre/start.mdx': 'Du lernst Farben. Sie sind bunt. Der Grund: Sie leuchten.\n',
  };
  expect(await checkFiles(rule, files)).toEqual([]);
});
