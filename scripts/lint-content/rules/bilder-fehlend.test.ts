import {expect, it} from 'vitest';
import {checkFiles, head, testBodies} from '../lib/testing';
import rule from './bilder-fehlend';

const outside = (address: string) =>
  `Das Bild «${address}» liegt nicht im Handbuch, und niemand sieht es → `;
const missing = (picture: string) => `Das Bild «${picture}» gibt es nicht → Legen Sie`;
const blank = (picture: string) => `Im Pfad des Bildes «${picture}» steht ein Leerzeichen → `;
const embedded =
  '«https://example.org/1» liegt nicht im Handbuch, und niemand sieht es → Schreiben';

testBodies(
  rule,
  [
    ['Text\n\n<Screenshot src="./a.webp" alt="Dorf" />', `3 ${missing('email/a.webp')}`],
    ['![Rabatt](./img/rabatt-50%.webp)', missing('email/img/rabatt-50%.webp')],
    ['![Haus](img/haus.webp)', missing('email/img/haus.webp')],
    ['![Haus](/img/haus.webp)', missing('static/img/haus.webp')],
    ['<img src="/img/haus.webp" alt="Haus" />', missing('static/img/haus.webp')],
    ['![Haus](//example.org/haus)', outside('//example.org/haus')],
    ['![Haus](C:\\Users\\Muster\\haus.png)', outside('C:\\Users\\Muster\\haus.png')],
    ['<img src="https://a.ch/haus.png" alt="Haus" />', outside('https://a.ch/haus.png')],
    ['<Screenshot src="file:///b" alt="Haus" />', outside('file:///b')],
    ['<iframe src="https://example.org/1" title="Film" />', embedded],
    ['<audio><source src="https://example.org/1" /></audio>', embedded],
    ['<video src="./film.mp4" controls />', '«./film.mp4» steht in <video>, und niemand sieht es'],
    ['![Haus](./img/haus.heic)', '«./img/haus.heic» ist kein Bild, das Browser zeigen → '],
    ['<Screenshot src="./img/haus" alt="Haus" />', 'ist kein Bild, das Browser zeigen → '],
    ['![Haus](./img/haus.webp =300x)', 'Löschen Sie, was nach dem Leerzeichen folgt'],
    ['![Haus](./img/mein haus.tiff)', blank('./img/mein haus.tiff')],
    ['Text\n![Haus](./Mein Bild.png)', '2 Im Pfad des Bildes «./Mein Bild.png» steht ein Leer'],
  ],
  [
    '![Logo](/img/logo.svg)',
    '[Haus](https://example.ch/img/haus.webp)',
    '![Punkt](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
    '`![Haus](img/haus.webp)`',
    '```html\n<img src="img/haus.webp">\n```',
    '<UiItem icon="file">haus.webp</UiItem>',
  ],
);

it('knows encoded names', async () => {
  const page = `${head}![Tür](./img/t%C3%BCr.webp)\n`;
  const pictures = [{file: 'email/img/tür.webp', size: 1}];
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([]);
});

it('suggests the picture that was meant, and none that is far off', async () => {
  const page = (address: string) => ({'email/a/test.mdx': `${head}![Haus](${address})\n`});
  const pictures = ['email/img/haus.webp', 'hgv/img/dorf.webp'].map((file) => ({file, size: 1}));
  for (const address of ['./img/haus.webp', '../img/Haus.png', '../img/hauss.webp']) {
    expect(await checkFiles(rule, page(address), pictures)).toEqual([
      expect.stringMatching(/den Pfad\. Meinten Sie «\.\.\/img\/haus\.webp»\?$/),
    ]);
  }
  for (const address of ['../img/dorf.webp', '../img/turm.webp']) {
    expect(await checkFiles(rule, page(address), pictures)).toEqual([
      expect.stringMatching(/den Pfad\.$/),
    ]);
  }
});
