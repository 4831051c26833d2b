/** @import * as serve from '../../scripts/serve' */
import {readdirSync} from 'node:fs';
import {request} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  hasBrotli,
  provideNginx,
  startLocal,
  startNginx,
  type Server,
} from '../../scripts/lib/servers';
import {cdnFiles} from '../../src/delivery/cdn';
import {mediaType} from '../../src/delivery/mediaTypes';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request with the path exactly as given: `fetch` would normalise it. */
function ask(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path, headers, method}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => name.endsWith('.js'))}`;
/** The browser tests use other ports. */
const port = Number(process.env.PORT ?? 4173) + 2000;
const servers: [name: string, start: () => Promise<Server>, available: boolean][] = [
  ['local server', () => startLocal(port), true],
  ['nginx', () => startNginx(port + 1), provideNginx()],
];

/** Tests what every server must do. */
function testServer(name: string, start: () => Promise<Server>): void {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  }, 30_000);
  afterAll(() => server?.stop());
  const get = (path: string, headers = {}, method = 'GET') =>
    ask(server.origin, path, headers, method);

  it('serves pages at clean addresses, umlauts included', async () => {
    for (const path of ['/', '/email', '/typo3/12.0', '/dorfplatz/amtliche/einf%C3%BChrung']) {
      const {status, headers} = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it.each([
    ['/email.html', '/email'],
    ['/email/', '/email'],
    ['/email/index.html', '/email'],
    ['/email/webmail.html?a=1', '/email/webmail?a=1'],
    ['/index.html', '/'],
    ['/index', '/'],
    // Read literally, the target would be another host.
    ['//email.html', '/email'],
    // The file is found, but the router would not know the page.
    ['//', '/'],
    ['//?a=1', '/?a=1'],
    ['//typo3', '/typo3'],
    ['/typo3//grundlagen/login?a=1', '/typo3/grundlagen/login?a=1'],
    ['/typo3%2Fgrundlagen%2flogin', '/typo3/grundlagen/login'],
    ['/dorfplatz/amtliche/einfu%CC%88hrung', '/dorfplatz/amtliche/einf%C3%BChrung'],
  ])('moves %s to the clean address', async (path, target) => {
    const {status, headers} = await get(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  // The local server leaves that to the 404 page, as a CDN does.
  if (name === 'nginx') {
    it('moves addresses in another case to the canonical one', async () => {
      for (const [path, target] of [
        ['/EMAIL/Webmail', '/email/webmail'],
        ['/dev/marker-creator', '/dev/Marker-Creator'],
        ['/dorfplatz/AMTLICHE/einf%C3%9Chrung', '/dorfplatz/amtliche/einf%C3%BChrung'],
        ['/TYPO3.HTML', '/typo3'],
        ['/Email/Index.Html', '/email'],
        ['/INDEX.HTML', '/'],
        ['/email/webmail%20', '/email/webmail'],
        ['/Email.html%20', '/email'],
        ['/email/%20', '/email'],
        ['/%20', '/'],
        ['/TYPO3//Grundlagen/login', '/typo3/grundlagen/login'],
      ] as const) {
        const {status, headers} = await get(path);
        expect([status, headers.location]).toEqual([301, target]);
      }
    });
  }

  it('answers unknown addresses with the 404 page and status 404', async () => {
    const tooLong = `/${'a'.repeat(300)}`;
    const unknown = ['/nie', '//nie', '/typo3%2Fnie', '/typo3/nie', '/assets/js/nie.js'];
    for (const path of [...unknown, '/404.html/nie', tooLong]) {
      const {status, body} = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('<html');
    }
  });

  it('gives the 404 page no address of its own', async () => {
    for (const path of ['/404', '/404/', '/404.html']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('keeps to itself what the build writes for CDNs', async () => {
    for (const file of cdnFiles) {
      for (const path of [`/${file}`, `//${file}`, `/${file.replace('_', '%5F')}`]) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
    }
  });

  it('refuses ways out of the folder, null bytes and broken encodings', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/a%00b',
      '/email%00.html',
      '/%E0%A4%A',
      '/%FF%FE/email',
      '/EMAIL/%C3%28',
    ]) {
      const {status, body} = await get(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('devDependencies');
    }
    expect(server.log?.() ?? '').not.toContain('[alert]');
  });

  it('sends the security headers everywhere, redirects and refusals included', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      [script, 'GET'],
      ['/nie', 'GET'],
      ['/email.html', 'GET'],
      ['/email', 'DELETE'],
    ] as const) {
      const {headers} = await get(path, {}, method);
      expect(headers['content-security-policy']).toMatch(/script-src 'self'(?! 'unsafe)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeDefined();
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['permissions-policy']).toBeDefined();
    }
  });

  // A way around the frame's policy, or around the portal's.
  it.each(['%66rame.htm', '/frame.htm', 'x/../frame.htm'])(
    'sends the policy of the frame for %s',
    async (spelling) => {
      const policy = (await get('/playground/frame.htm')).headers['content-security-policy'];
      expect(policy).toContain('sandbox');
      const answer = await get(`/playground/${spelling}`);
      expect(answer.headers['content-security-policy']).toBe(policy);
    },
  );

  it('takes slashes in the query for what they are', async () => {
    expect((await get('/email?a=//b%2Fc')).status).toBe(200);
  });

  it('lets hashed files be kept for ever and pages be checked', async () => {
    expect((await get(script)).headers['cache-control']).toContain('immutable');
    const page = await get('/email');
    expect(page.headers['cache-control']).toContain('must-revalidate');
    const again = await get('/email', {'if-none-match': page.headers.etag});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('lets nobody remember that a file is missing', async () => {
    const {status, headers} = await get('/assets/js/former-build.1.js');
    expect([status, headers['cache-control']]).toEqual([404, expect.stringContaining('max-age=0')]);
  });

  it('knows the types', async () => {
    const files = readdirSync('build', {recursive: true, encoding: 'utf8'});
    const oneOfEach = new Map(files.map((file) => [path.extname(file), file]));
    ['', '.0', '.html', '.br', '.gz'].forEach((ending) => oneOfEach.delete(ending));
    expect(oneOfEach.size).toBeGreaterThan(8);
    for (const file of oneOfEach.values()) {
      const {headers} = await get(`/${encodeURI(file)}`);
      expect([file, headers['content-type']]).toEqual([file, mediaType(file)]);
      expect(headers['content-type']).not.toContain('octet-stream');
    }
  });

  it('sends compressed files', async () => {
    const whole = await get(script, {'accept-encoding': 'identity'});
    const gzipped = await get(script, {'accept-encoding': 'gzip'});
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gzipped.body.length).toBeLessThan(whole.body.length);
    expect(gzipped.headers.vary).toBe('Accept-Encoding');
  });

  it.runIf(name !== 'nginx' || hasBrotli())('prefers brotli', async () => {
    const {headers, body} = await get('/email', {'accept-encoding': 'gzip, deflate, br'});
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('<html');
  });

  it('sends no encoding that is refused', async () => {
    const {headers} = await get('/email', {'accept-encoding': 'br;q=0, gzip;q=0'});
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD without a body and parts of a file on request', async () => {
    const head = await get('/img/logo.svg', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const part = await get('/img/share/email.png', {range: 'bytes=0-9'});
    expect([part.status, part.body.length]).toEqual([206, 10]);
    const last = await get('/img/share/email.png', {range: 'bytes=-5'});
    expect(last.headers['content-range']).toMatch(/^bytes (\d+)-\d+\/\d+$/);
    expect(last.body.length).toBe(5);
    const none = await get('/img/share/email.png', {range: 'bytes=99999999-'});
    // Headers that are sent twice would be joined.
    expect([none.status, none.headers['cache-control']]).toEqual([
      416,
      last.headers['cache-control'],
    ]);
  });

  it('accepts no other method', async () => {
    const {status, headers} = await get('/email', {}, 'DELETE');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await get('/email')).headers.allow).toBeUndefined();
  });
}

for (const [name, start, available] of servers) {
  // Without it, `npm test` says how many tests did not run.
  describe.skipIf(!available)(name, () => testServer(name, start));
}
