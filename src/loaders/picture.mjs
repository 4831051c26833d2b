/**
 * Loader for pictures of pages. Emits the picture in its responsive widths and returns a module with their addresses
 * and the natural size. It is plain JavaScript because the bundler loads it directly.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {contentProblem} from '@portal/common/pictures/pictureKind.mjs';
import {encode} from './encode.mjs';
import {densityOf, fileName, readPicture, stillName} from './variants.mjs';

/**
 * Everything that determines the files of a picture. It is part of their names, because the browser caches them as
 * long as their names stay.
 */
const recipe = JSON.stringify([
  sharp.versions,
  ...['encode', 'motion', 'notes', 'pngChunks', 'variants'].map((name) =>
    readFileSync(new URL(`./${name}.mjs`, import.meta.url), 'utf8'),
  ),
]);

/** Where encoded pictures are kept for the next build: the bundler forgets its own cache with every change of settings. */
const cache = 'node_modules/.cache/pictures';

/** Returns a file from the cache, or makes and keeps it. Its name says all that it depends on. */
async function kept(address, make) {
  const file = path.join(cache, path.basename(address));
  if (!existsSync(file)) {
    mkdirSync(cache, {recursive: true});
    // Renamed when whole, because a build may be stopped while it writes.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, await make());
    renameSync(part, file);
  }
  return readFileSync(file);
}

/** Makes the bundler pass the file as bytes, not as text. */
export const raw = true;

/** @this {import('webpack').LoaderContext<unknown>} */
export default function pictureLoader(content) {
  const done = this.async();
  build(this, content).then((code) => done(null, code), done);
}

async function build(context, content) {
  const name = path.basename(context.resourcePath);
  const problem = contentProblem(name, content);
  if (problem?.isHidden) {
    const file = path.relative(process.cwd(), context.resourcePath);
    throw new Error(
      `${file}: Die Datei ist ${problem.is}; so zeigt sie kein Browser. ${problem.remedy}.`,
    );
  }
  const hash = createHash('sha256').update(recipe).update(content).digest('hex').slice(0, 8);
  const {width, height, format, widths, original, still} = await readPicture(content);
  // Addresses are the same in both compilations, but only one of them needs the files.
  const emit = context.target !== 'node' && context._compiler?.options.target !== 'node';
  const address = (size) => fileName(name, hash, size);
  if (emit) {
    const made = [
      [address(), original],
      ...widths.map((size) => [
        address(size),
        () => encode(sharp(content).autoOrient().resize(size), format),
      ]),
      ...(still ? [[stillName(name, hash), still]] : []),
    ];
    for (const [file, make] of made) {
      context.emitFile(file, await kept(file, make));
    }
  }
  const url = (size) => `__webpack_public_path__ + ${JSON.stringify(address(size))}`;
  const sources = [...widths.map((size) => [size, url(size)]), [width, url()]];
  const srcSet =
    widths.length === 0
      ? '""'
      : sources.map(([size, source]) => `${source} + " ${size}w"`).join(' + ", " + ');
  const frame = still
    ? `, still: __webpack_public_path__ + ${JSON.stringify(stillName(name, hash))}`
    : '';
  const [shownWidth, shownHeight] = [width, height].map((size) =>
    Math.round(size / densityOf(name)),
  );
  return `export default {src: ${url()}, srcSet: ${srcSet}, width: ${shownWidth}, height: ${shownHeight}${frame}};`;
}
