/**
 * Removes the metadata of cameras and programs (place, author, device) from every picture of a build, even from
 * pictures that no page shows. Run it after the build.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withoutNotes} from '../src/loaders/notes.mjs';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

async function main(): Promise<void> {
  const pictures = readdirSync(values.dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(name))
    .map((name) => path.join(values.dir, name));
  await Promise.all(
    pictures.map(async (file) => {
      const content = readFileSync(file);
      // A file that cannot be read is not a picture and has no metadata.
      const published = await withoutNotes(content).catch(() => content);
      if (published !== content) {
        writeFileSync(file, published);
      }
    }),
  );
}

void main();
