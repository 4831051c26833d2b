/**
 * Loader for the pictures of a page's steps. Its resource is the page; the pictures are those of the page's record. It
 * emits them and returns a module with their addresses by unit, or with `?load` a module that loads it on demand. It is
 * plain JavaScript because the bundler loads it directly.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** How many pixels of a picture make a CSS pixel. */
const density = 2;

/**
 * Returns the name of the chunk with a page's pictures. The pages of a manual share one, because every reader's first
 * script lists all chunks.
 * @param {string} page path from the project's root
 * @returns {string}
 */
export function chunkOf(page) {
  const [manual, version] = page.split(path.sep);
  return `steps-${manual.endsWith('_versioned_docs') ? `${manual}-${version}` : manual}`;
}

/** @this {import('webpack').LoaderContext<unknown>} */
export default function stepPicturesLoader() {
  const {resourcePath, resourceQuery, rootContext} = this;
  if (resourceQuery === '?load') {
    const chunk = chunkOf(path.relative(rootContext, resourcePath));
    const request = `!!${this.loaders[0].path}!${resourcePath}`;
    return `export default () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(request)});`;
  }
  const done = this.async();
  return void build(this).then((code) => done(null, code), done);
}

async function build(context) {
  const record = context.resourcePath.replace(/\.mdx?$/, '.walk.json');
  context.addDependency(record);
  // Addresses are the same in both compilations, but only one of them needs the files.
  const emit = context.target !== 'node' && context._compiler?.options.target !== 'node';
  const entries = [];
  for (const [unit, {step}] of Object.entries(JSON.parse(readFileSync(record, 'utf8')).units)) {
    if (step) {
      const file = path.resolve(path.dirname(record), step.src);
      const content = readFileSync(file);
      const {width, height} = await sharp(content).metadata();
      // The name is a hash of the content already.
      const address = `assets/steps/${path.basename(file)}`;
      context.addDependency(file);
      if (emit) {
        context.emitFile(address, content);
      }
      entries.push(
        `${JSON.stringify(unit)}: {src: __webpack_public_path__ + ${JSON.stringify(address)}, width: ${width / density}, height: ${height / density}, box: ${JSON.stringify(step.box)}}`,
      );
    }
  }
  return `export default {${entries.join(', ')}};`;
}
