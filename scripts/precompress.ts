/** Writes `.br` and `.gz` beside every text file of the build, for servers that send them as they are. */
import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
const text = /\.(?:html?|js|css|json|svg|txt|xml|md)$/;
/** Below this size in bytes a compressed file saves nothing. */
const smallest = 512;

const files = readdirSync(values.dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
  text.test(file),
);

async function compress(file: string): Promise<void> {
  const target = path.join(values.dir, file);
  const content = await readFile(target);
  if (content.length < smallest) {
    return;
  }
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${target}.br`, brotli);
  await writeFile(`${target}.gz`, await promisify(gzip)(content, {level: 9}));
}

async function run(): Promise<void> {
  const queue = [...files];
  // Node compresses on a pool of four threads.
  await Promise.all(
    Array.from({length: 4}, async () => {
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        await compress(file);
      }
    }),
  );
  console.log(`Compressed ${files.length} files of ${values.dir}.`);
}

void run();
