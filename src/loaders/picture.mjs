/**
 * Loader for pictures of pages: emits the picture in its responsive widths
 * and gives a module with their addresses and the natural size. In plain
 * JavaScript because the bundler loads it itself.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {fileName, encode, readPicture} from './variants.mjs';

/** What makes the files of a picture: the browser keeps them as long as their names stay. */
const recipe = JSON.stringify([
  sharp.versions,
  readFileSync(new URL('./variants.mjs', import.meta.url), 'utf8'),
]);

/** The bundler hands over the file as it is, not as text. */
export const raw = true;

/** @this {import('webpack').LoaderContext<unknown>} */
export default function pictureLoader(content) {
  const done = this.async();
  build(this, content).then((code) => done(null, code), done);
}

async function build(context, content) {
  const name = path.basename(context.resourcePath);
  const hash = createHash('sha256').update(recipe).update(content).digest('hex').slice(0, 8);
  const {width, height, format, widths, original} = await readPicture(content);
  // Addresses are the same in both compilations; only one of them needs the files.
  const emit = context.target !== 'node' && context._compiler?.options.target !== 'node';
  const address = (size) => fileName(name, hash, size);
  if (emit) {
    context.emitFile(address(), await original());
    for (const size of widths) {
      context.emitFile(
        address(size),
        await encode(sharp(content).autoOrient().resize(size), format),
      );
    }
  }
  const url = (size) => `__webpack_public_path__ + ${JSON.stringify(address(size))}`;
  const sources = [...widths.map((size) => [size, url(size)]), [width, url()]];
  const srcSet =
    widths.length === 0
      ? '""'
      : sources.map(([size, source]) => `${source} + " ${size}w"`).join(' + ", " + ');
  return `export default {src: ${url()}, srcSet: ${srcSet}, width: ${width}, height: ${height}};`;
}
