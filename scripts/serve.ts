/** Serves a built site as a CDN would: clean addresses, 404 page with status 404. */
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {resolveFile} from './lib/staticFiles';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4173'},
    dir: {type: 'string', default: 'build'},
    base: {type: 'string', default: process.env.BASE_URL ?? '/'},
  },
});
const root = path.resolve(values.dir);
if (!existsSync(path.join(root, 'index.html'))) {
  console.error(`There is no built site in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};

const isFile = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) && statSync(full).isFile();
};

createServer((request, response) => {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  const file = resolveFile(pathname, values.base, isFile);
  const target = path.join(root, file ?? '404.html');
  response.writeHead(file === null ? 404 : 200, {
    'content-type': types[path.extname(target)] ?? 'application/octet-stream',
    'content-length': statSync(target).size,
  });
  if (request.method === 'HEAD') {
    response.end();
  } else {
    createReadStream(target).pipe(response);
  }
}).listen(Number(values.port), () => {
  console.log(`The portal is at http://localhost:${values.port}${values.base}`);
});
