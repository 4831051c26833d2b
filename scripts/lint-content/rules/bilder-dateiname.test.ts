import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
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

it('names the page that shows the picture', async () => {
  const pictures = ['a_b', 'c_d'].map((name) => ({file: `email/img/${name}.png`, size: 1}));
  const shown = `${head}Ein Satz.\n\n![Dorf](./img/a_b.png)\n\n![Dorf](./img/a_b.png)\n`;
  const files = {'email/a.mdx': shown, 'email/b.mdx': shown};
  expect(await checkFiles(rule, files, pictures)).toEqual([
    expect.stringContaining('Bindestriche (auf email/a.mdx, Zeile 14, und auf 1 weiteren) → Ben'),
    expect.stringContaining('Bindestriche → Benennen'),
  ]);
});
