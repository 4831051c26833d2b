import {strFromU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {zipProject} from './download';
import {pictures} from './pictures';

const project = {html: '<h1>Grüezi</h1>', css: 'p {}', js: ''};

it('packs the three files and the pictures into one folder', async () => {
  const {zip, missing} = await zipProject(project, async (name) => new TextEncoder().encode(name));
  const files = unzipSync(zip);
  expect(missing).toEqual([]);
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

it('leaves out a picture that does not load, and names it', async () => {
  const {zip, missing} = await zipProject(project, async (name) => {
    if (name === pictures[0].name) throw new Error('offline');
    return new Uint8Array();
  });
  expect(Object.keys(unzipSync(zip))).toHaveLength(3 + pictures.length - 1);
  expect(missing).toEqual([pictures[0].name]);
});
