import {expect, it} from 'vitest';
import {checkFiles, head} from '../lib/testing';
import rule from './bilder-fehlend';

it('finds a picture that a page shows and that does not exist', async () => {
  const page = `${head}![Haus](./img/haus.webp)\n\n<Screenshot src="./img/dorf.webp" alt="Dorf" />\n`;
  const pictures = [{file: 'email/img/haus.webp', size: 1}];
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/test.mdx:12 Das Bild «email/img/dorf.webp» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.',
  ]);
});

it('knows encoded names, and names with a percent sign', async () => {
  const page = `${head}![Tür](./img/t%C3%BCr.webp)\n\n![Rabatt](./img/rabatt-50%.webp)\n`;
  const pictures = [{file: 'email/img/tür.webp', size: 1}];
  expect(await checkFiles(rule, {'email/test.mdx': page}, pictures)).toEqual([
    'email/test.mdx:12 Das Bild «email/img/rabatt-50%.webp» gibt es nicht → Legen Sie die Datei dort ab, oder korrigieren Sie den Pfad.',
  ]);
});

it.each([
  ['![Haus](img/haus.webp)', 'email/img/haus.webp'],
  ['![Haus](/img/haus.webp)', 'static/img/haus.webp'],
  ['<img src="/img/haus.webp" alt="Haus" />', 'static/img/haus.webp'],
])('finds %s', async (body, picture) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([
    expect.stringContaining(`Das Bild «${picture}» gibt es nicht`),
  ]);
});

it.each([
  '![Logo](/img/logo.svg)',
  '[Haus](https://example.ch/img/haus.webp)',
  '![Punkt](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
  '`![Haus](img/haus.webp)`',
  '```html\n<img src="img/haus.webp">\n```',
  '<UiItem icon="file">haus.webp</UiItem>',
])('accepts %j', async (body) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([]);
});

it.each([
  ['![Haus](https://example.org/haus.png)', 'https://example.org/haus.png'],
  ['![Haus](//example.org/haus)', '//example.org/haus'],
  ['![Haus](file:///tmp/haus.png)', 'file:///tmp/haus.png'],
  ['![Haus](C:\\Users\\Muster\\haus.png)', 'C:\\Users\\Muster\\haus.png'],
  ['<img src="https://example.org/haus.png" alt="Haus" />', 'https://example.org/haus.png'],
  ['<Screenshot src="https://example.org/a.png" alt="Haus" />', 'https://example.org/a.png'],
  ['<Screenshot src="/img/logo.svg" dark="file:///b.png" alt="Haus" />', 'file:///b.png'],
])('finds that %j is not in the project', async (body, address) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([
    `email/test.mdx:10 Das Bild «${address}» liegt nicht im Handbuch, und niemand sieht es → Legen Sie es in den Ordner «img» neben der Seite, und schreiben Sie den Pfad dorthin.`,
  ]);
});

it.each([
  '<iframe src="https://www.example.org/embed/1" title="Film" />',
  '<video src="https://www.example.org/embed/1" />',
  '<audio><source src="https://www.example.org/embed/1" /></audio>',
])('finds that %j would stay empty', async (body) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([
    'email/test.mdx:10 «https://www.example.org/embed/1» liegt nicht im Handbuch, und niemand sieht es → Schreiben Sie einen Link dorthin: [Text](Adresse).',
  ]);
});

it('finds a picture that the build passes over', async () => {
  const body = '<img src="./img/haus.webp" alt="Haus" />';
  const picture = {file: 'email/img/haus.webp', size: 1};
  expect(await checkFiles(rule, {'email/test.mdx': head + body}, [picture])).toEqual([
    'email/test.mdx:10 Das Bild «./img/haus.webp» steht in <img>, und niemand sieht es → Schreiben Sie ![Beschreibung](./img/haus.webp), oder nehmen Sie <Screenshot>.',
  ]);
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

it.each([
  '![Haus](./img/haus.heic)',
  '![Haus](./img/haus.pdf)',
  '<Screenshot src="./img/haus" alt="Haus" />',
])('finds what is no picture to browsers: %s', async (body) => {
  expect(await checkFiles(rule, {'email/test.mdx': head + body})).toEqual([
    expect.stringMatching(
      /^email\/test\.mdx:10 «\.\/img\/haus.*» ist kein Bild, das Browser zeigen → /,
    ),
  ]);
});

it('finds a film that the build passes over', async () => {
  expect(
    await checkFiles(rule, {'email/test.mdx': `${head}<video src="./film.mp4" controls />\n`}),
  ).toEqual([
    'email/test.mdx:10 «./film.mp4» steht in <video>, und niemand sieht es → Schreiben Sie einen Link dorthin: [Text](./film.mp4).',
  ]);
});

it('tells a size from a blank in the name', async () => {
  expect(
    await checkFiles(rule, {'email/test.mdx': `${head}![Haus](./img/haus.webp =300x)\n`}),
  ).toEqual([expect.stringContaining('Löschen Sie, was nach dem Leerzeichen folgt')]);
});

it('finds a blank in any path of a picture', async () => {
  const [found] = await checkFiles(rule, {
    'email/test.mdx': `${head}![Haus](./img/mein haus.tiff)\n`,
  });
  expect(found).toContain('email/test.mdx:10 Im Pfad des Bildes «./img/mein haus.tiff»');
});

it('finds a path with a blank, which makes the picture plain text', async () => {
  const page = `${head}Text\n![Haus](./img/Mein Bild.png)\n`;
  expect(await checkFiles(rule, {'email/test.mdx': page})).toEqual([
    'email/test.mdx:11 Im Pfad des Bildes «./img/Mein Bild.png» steht ein Leerzeichen → Benennen Sie die Datei um in «mein-bild.png», und schreiben Sie den Pfad ohne Leerzeichen.',
  ]);
});
