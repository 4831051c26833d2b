/**
 * Writes `.br` and `.gz` beside every text file of the build, for servers that send them as they are. What has not
 * changed since an earlier build is copied from its cache.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {parseEnv} from '../src/config/env';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const text = /\.(?:html?|js|css|json|svg|txt|xml|md)$/;
/** Below this size in bytes a compressed file saves nothing. */
const smallest = 512;

/**
 * Brotli's best quality saves 1.8 % more and takes 2.6 times as long: it is for what every first visit loads and few
 * builds change. gzip's best saves 0.3 %.
 */
const quality = {brotli: (file: string) => (/\.(?:js|css)$/.test(file) ? 11 : 10), gzip: 6};

const cache = path.join('node_modules/.cache/precompress', path.basename(values.dir));

/** Compresses content into the cache, under a name. */
async function fill(name: string, content: Buffer, brotli: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const file = path.join(cache, name);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, {params}));
  // Last, because this one says that both are there.
  await writeFile(`${file}.gz`, await promisify(gzip)(content, {level: quality.gzip}));
}

/** What is in the cache or on its way into it, by name: several files may have the same content. */
const filled = new Map<string, Promise<void>>();

/** Compresses a file, or takes it from the cache. Returns its name there; null for one that is too small. */
async function compress(file: string): Promise<string | null> {
  const target = path.join(values.dir, file);
  const content = await readFile(target);
  if (content.length < smallest) {
    return null;
  }
  const brotli = quality.brotli(file);
  const hash = createHash('sha1').update(content).digest('hex');
  const name = `${hash}-${brotli}-${quality.gzip}`;
  const kept = path.join(cache, name);
  if (!filled.has(name)) {
    filled.set(name, existsSync(`${kept}.gz`) ? Promise.resolve() : fill(name, content, brotli));
  }
  await filled.get(name);
  await copyFile(`${kept}.br`, `${target}.br`);
  await copyFile(`${kept}.gz`, `${target}.gz`);
  return name;
}

async function run(): Promise<void> {
  mkdirSync(cache, {recursive: true});
  const files = readdirSync(values.dir, {recursive: true, encoding: 'utf8'});
  const queue = files.filter((file) => text.test(file));
  const used = new Set<string | null>();
  // Node compresses on a pool of four threads.
  await Promise.all(
    Array.from({length: 4}, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        used.add(await compress(file));
      }
    }),
  );
  readdirSync(cache)
    .filter((file) => !used.has(path.parse(file).name))
    .forEach((file) => rmSync(path.join(cache, file)));
  console.log(`Compressed ${used.size} files of ${values.dir}.`);
}

if (parseEnv(process.env).precompress) {
  void run();
}
