/**
 * Loader for what the steps of a page do. Its resource is the page, because the bundler takes a record for plain JSON.
 * It emits the pictures of the actions and returns a module with the actions by unit, or with `?load` a module that
 * loads it on demand. It is plain JavaScript because the bundler loads it directly.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** How many pixels of a picture make a CSS pixel. */
const density = 2;

/** Size in CSS pixels of each picture that was read: both compilations ask for it. */
const read = new Map();

/** @param {string} file whose name is a hash of its content */
async function sizeOf(file, content) {
  if (!read.has(file)) {
    const {width, height} = await sharp(content).metadata();
    read.set(file, {width: width / density, height: height / density});
  }
  return read.get(file);
}

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
export default function actionsLoader() {
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
  const {units} = JSON.parse(readFileSync(record, 'utf8'));
  // Addresses are the same in both compilations, but only one of them needs the files.
  const emit = context.target !== 'node' && context._compiler?.options.target !== 'node';
  const folder = path.dirname(context.resourcePath);
  const sizes = new Map();
  for (const {src} of Object.values(units).flatMap(({actions = []}) => actions)) {
    if (src && !sizes.has(src)) {
      const file = path.resolve(folder, src);
      const content = readFileSync(file);
      if (emit) {
        // The name is a hash of the content already.
        context.emitFile(addressOf(src), content);
      }
      sizes.set(src, await sizeOf(file, content));
    }
  }
  const screens = [...sizes].map(
    ([src, size]) =>
      `${JSON.stringify(src)}: {src: __webpack_public_path__ + ${JSON.stringify(addressOf(src))}, width: ${size.width}, height: ${size.height}}`,
  );
  const actions = Object.entries(units).map(([unit, {actions = []}]) => [
    unit,
    actions.map(({label, src, box, phone}) => ({label, src, box, phone})),
  ]);
  return `const screens = {${screens.join(', ')}};
const units = ${JSON.stringify(Object.fromEntries(actions))};
for (const action of Object.values(units).flat()) {
  if (action.src) {
    action.screen = {...screens[action.src], box: action.box};
  }
}
export default units;`;
}

/** @param {string} src */
const addressOf = (src) => `assets/steps/${path.basename(src)}`;
