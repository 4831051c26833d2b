import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ownLines} from '../../src/delivery/nginx';
import {installPackages} from './packages';

export interface Server {
  origin: string;
  stop: () => void;
  /** Returns what the server has written into its log of errors, if it has one. */
  log?: () => string;
}

/** Waits until a child process answers at its origin. */
export async function answering(origin: string, child: ChildProcess): Promise<Server> {
  const deadline = Date.now() + 20_000;
  // If the child has ended, its port was taken, and another server would answer.
  while (Date.now() < deadline && child.exitCode === null) {
    try {
      await fetch(origin);
      if (child.exitCode === null) {
        return {origin, stop: () => child.kill()};
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error(`No server answers at ${origin}.`);
}

/** Starts `npm run serve` on a port. */
export function startLocal(port: number): Promise<Server> {
  // This does not use npx, which would leave the server running when it is stopped.
  const command = ['--import', 'jiti/register', 'scripts/serve.ts', '--port', String(port)];
  const child = spawn(process.execPath, command, {stdio: 'ignore'});
  return answering(`http://localhost:${port}`, child);
}

const nginxPath = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns whether this nginx can send brotli files. */
export const hasBrotli = (): boolean => existsSync(brotliModule);

/** Returns whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync(nginxPath, ['-v']).status === 0;

/**
 * Returns whether nginx is installed. On Debian and as root, it installs nginx with its brotli module if it is
 * missing.
 */
export function provideNginx(): boolean {
  if (!hasNginx()) {
    installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
  }
  return hasNginx();
}

/** Starts nginx in the foreground with the build's own configuration on a port. */
export async function startNginx(port: number): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const site = readFileSync('build-delivery/nginx.conf', 'utf8')
    .replace('"/var/www/portal/build"', JSON.stringify(path.resolve('build')))
    .replace(ownLines, `listen ${port};${hasBrotli() ? ' brotli_static on;' : ''}`);
  const modules = hasBrotli() ? `load_module ${brotliModule};\n` : '';
  const config = `${modules}daemon off; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${site}
}`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const child = spawn(nginxPath, ['-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'});
  child.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  const server = await answering(`http://localhost:${port}`, child);
  return {...server, log: () => readFileSync(path.join(folder, 'error.log'), 'utf8')};
}
