import {expect, it} from 'vitest';
import {checkFiles} from '../lib/testing';
import rule from './bilder-dateiname';

const check = (name: string) => checkFiles(rule, {}, [{file: `email/img/${name}`, size: 1}]);

it.each([
  ['Übersicht Menü.PNG', 'uebersicht-menue.png'],
  ['foto_1.webp', 'foto-1.webp'],
  ['café--2.jpg', 'cafe-2.jpg'],
])('renames %s', async (name, right) => {
  expect(await check(name)).toEqual([
    `email/img/${name}:1 Der Dateiname «${name}» hat andere Zeichen als a–z, Ziffern und Bindestriche → Benennen Sie das Bild um in «${right}».`,
  ]);
});

it('tells where accents are decomposed', async () => {
  const storedAs = 'email/img/o\u0308ffnen.png';
  const picture = {file: storedAs.normalize('NFC'), storedAs, size: 1};
  expect(await checkFiles(rule, {}, [picture])).toEqual([
    expect.stringMatching(
      /«öffnen\.png» hat .+, deren Akzente zerlegt sind .+ um in «oeffnen\.png»/,
    ),
  ]);
});

it('accepts a plain name', async () => {
  expect(await check('webmail-anmeldung-2.webp')).toEqual([]);
});
