import path from 'node:path';
import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {selectionOf, withSharedParts} from './selection';

const site = siteOf(
  {'email/a.mdx': '', 'email/programme/b.mdx': '', 'hgv/c.mdx': '', 'hgv/c.belege.yaml': ''},
  [{file: 'hgv/img/d.webp', size: 1}],
);
const files = [
  'email/a.mdx',
  'email/programme/b.mdx',
  'hgv/c.mdx',
  'hgv/c.belege.yaml',
  'hgv/img/d.webp',
];
const selected = (...places: string[]) => files.filter(selectionOf(places, site));

it.each([
  [[], files],
  [['email'], ['email/a.mdx', 'email/programme/b.mdx']],
  [['./email/programme/'], ['email/programme/b.mdx']],
  [[path.resolve('hgv')], ['hgv/c.mdx', 'hgv/c.belege.yaml', 'hgv/img/d.webp']],
  [['hgv/c.mdx'], ['hgv/c.mdx', 'hgv/c.belege.yaml']],
  [['hgv/c.belege.yaml'], ['hgv/c.mdx', 'hgv/c.belege.yaml']],
  [['cspell/words.txt', 'cspell/wortwahl.txt'], []],
  [['src/config/synonyms.txt', 'src/delivery/oldAddresses.json'], []],
])('takes %j', (places, expected) => {
  expect(selected(...places)).toEqual(expected);
});

it('takes the pictures that a page, its partials and its walk show, and the partials if wanted', () => {
  const src = (name: string) => ({src: `./img/${name}.webp`});
  const pictures = ['eigen', 'teil', 'maske', 'schritt', 'fremd'].map(
    (name) => `hgv/img/${name}.webp`,
  );
  const shown = siteOf(
    {
      'hgv/a.mdx': "import Teil from './_teil.mdx';\n\n![Eigen](./img/eigen.webp)\n",
      'hgv/_teil.mdx': '![Teil](./img/teil.webp)\n',
      'hgv/b.mdx': '![Fremd](./img/fremd.webp)\n',
      'hgv/a.walk.json': JSON.stringify({
        units: {'a 1': {seen: [], actions: [src('schritt')]}, 'a 2': {seen: []}},
        pictures: {maske: src('maske')},
      }),
    },
    pictures.map((file) => ({file, size: 1})),
  );
  const all = [...shown.pages.keys(), ...pictures];
  const isSelected = selectionOf(['hgv/a.mdx'], shown);
  expect(all.filter(isSelected)).toEqual(['hgv/a.mdx', ...pictures.slice(0, 4)]);
  expect(all.filter(withSharedParts(isSelected, shown))).toEqual([
    'hgv/a.mdx',
    'hgv/_teil.mdx',
    ...pictures.slice(0, 4),
  ]);
});

it.each([
  ['emial', 'Unter «emial» liegt keine Seite des Handbuchs. Meinten Sie «email»?'],
  ['email/programme/kalender', /Handbuchs\.$/],
  ['/tmp/x', 'Unter «/tmp/x» liegt keine Seite des Handbuchs.'],
])('refuses %s', (place, message) => {
  expect(() => selected('hgv', place)).toThrow(message);
});
