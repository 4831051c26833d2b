import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './bilder-unbenutzt';

const picture = (name: string) => ({file: `email/img/${name}`, size: 1});

it('finds a picture that no page shows', async () => {
  const page = `${head}<Screenshot src="./img/a.webp" dark="./img/b.webp" alt="Maske" />\n\n![Haus](./img/c.webp)\n`;
  const pictures = ['a.webp', 'b.webp', 'c.webp', 'd.webp'].map(picture);
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/img/d.webp:1 Keine Seite zeigt dieses Bild → Löschen Sie die Datei, oder binden Sie sie ein.',
  ]);
});
