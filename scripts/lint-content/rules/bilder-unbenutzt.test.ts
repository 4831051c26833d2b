import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './bilder-unbenutzt';

const picture = (name: string) => ({file: `email/img/${name}`, size: 1});

it('finds a picture that no page shows', async () => {
  const page = `${head}<Screenshot src="./img/a.webp" alt="Maske" />\n\n![Haus](./img/c.webp)\n`;
  const pictures = ['a.webp', 'c.webp', 'd.webp'].map(picture);
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/img/d.webp:1 Keine Seite zeigt dieses Bild → Löschen Sie die Datei, oder binden Sie sie ein.',
  ]);
});

it.each([
  '![Haus][bild]\n\n[bild]: img/a.webp',
  '[Haus](./img/a.webp)',
  "import haus from './img/a.webp';",
  '![Haus](@site/email/img/a.webp)',
])('knows the picture of %j', async (body) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body}, [picture('a.webp')])).toEqual([]);
});

it('knows the pictures of steps by the record of the page', async () => {
  const step = {label: '', src: '../img/schritte/ab12cd34.webp', at: [10, 20]};
  const record = {
    units: {'anmelden 1': {seen: [], actions: [step]}, 'anmelden 2': {seen: []}},
    pictures: {},
  };
  const files = {'email/teil/test.mdx': head, 'email/teil/test.walk.json': JSON.stringify(record)};
  const pictures = ['schritte/ab12cd34.webp', 'schritte/ffff0000.webp'].map(picture);
  expect(await checkFiles(rule, files, pictures)).toEqual([
    expect.stringContaining('email/img/schritte/ffff0000.webp:1 Keine Seite zeigt dieses Bild'),
  ]);
});
