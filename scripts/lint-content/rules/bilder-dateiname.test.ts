import {expect, it} from 'vitest';
import {checkFiles} from '../lib/testing';
import rule from './bilder-dateiname';

it.each([
  ['Übersicht Menü.PNG', 'hat andere Zeichen als a–z', 'uebersicht-menue.png'],
  ['foto_1.webp', 'hat andere Zeichen', 'foto-1.webp'],
  ['café--2.jpg', 'hat andere Zeichen', 'cafe-2.jpg'],
  ['o\u0308ffnen.png', 'deren Akzente zerlegt sind', 'oeffnen.png'],
])('renames %s', async (name, problem, right) => {
  const storedAs = `email/img/${name}`;
  const picture = {file: storedAs.normalize('NFC'), storedAs, size: 1};
  expect(await checkFiles(rule, {}, [picture])).toEqual([
    expect.stringMatching(`${problem}.+ um in «${right}»`),
  ]);
});
