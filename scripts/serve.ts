/** Serves `build/` as a CDN would: clean addresses, 404 page with status 404. */
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

const {values} = parseArgs({options: {port: {type: 'string', default: '4173'}, dir: {type: 'string', default: 'build'}}});
const root = path.resolve(values.dir);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png',
  '.xml': 'application/xml', '.txt': 'text/plain; charset=utf-8', '.woff2': 'font/woff2', '.htm': 'text/html; charset=utf-8',
};
function resolve(url: string): string | null {
  const pathname = decodeURIComponent(new URL(url, 'http://x').pathname);
  const base = path.join(root, pathname);
  if (!base.startsWith(root)) return null;
  return [base, `${base}.html`, path.join(base, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
createServer((request, response) => {
  const file = resolve(request.url ?? '/');
  const target = file ?? path.join(root, '404.html');
  response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(target)] ?? 'application/octet-stream'});
  createReadStream(target).pipe(response);
}).listen(Number(values.port), () => console.log(`http://localhost:${values.port}`));
