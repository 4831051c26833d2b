import {expect, it} from 'vitest';
import {checkFiles, testBodies} from '../lib/testing';
import rule from './anrede';

testBodies(
  rule,
  [
    ['Klicke hier.', '1 «Klicke» duzt'],
    ['Hier ist es.\nDein Text ist da.', '2 «Dein» duzt'],
    ['Das geht so. Setze ein Häkchen.', '«Setze» duzt'],
    ['Bestätige mit **OK**.', '«Bestätige» duzt'],
  ],
  [
    'Ein Klick genügt. Die Dichte, «du» und die Suche duften.',
    'Lösche ich die Seite? Starten Sie sie neu.',
  ],
);

it('finds Sie in the manual for learners', async () => {
  const file = 'schnupperlehre/start.mdx';
  expect(
    await checkFiles(rule, {[file]: 'Klicken Sie auf **Ausführen**. Sie sind bunt.\n'}),
  ).toEqual([expect.stringContaining(`${file}:1 «Sie» siezt, und dieses Handbuch sagt Du`)]);
  const others = 'Du lernst Farben. Sie sind bunt. Der Grund: Sie leuchten.\n';
  expect(await checkFiles(rule, {[file]: others})).toEqual([]);
});
