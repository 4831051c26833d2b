import {strFromU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {zipProject} from './download';
import {pictures} from './pictures';

const project = {html: '<h1>Grüezi</h1>', css: 'p {}', js: ''};

it('packs the three files and the pictures into one folder', async () => {
  const files = unzipSync(
    await zipProject(project, async (name) => new TextEncoder().encode(name)),
  );
  expect(Object.keys(files).sort()).toEqual(
    [
      'spitzbuben/index.html',
      'spitzbuben/script.js',
      'spitzbuben/style.css',
      ...pictures.map(({name}) => `spitzbuben/bilder/${name}`),
    ].sort(),
  );
  expect(strFromU8(files['spitzbuben/index.html']!)).toBe(project.html);
});

it('leaves out a picture that does not load', async () => {
  const files = unzipSync(await zipProject(project, () => Promise.reject(new Error('offline'))));
  expect(Object.keys(files)).toHaveLength(3);
});
