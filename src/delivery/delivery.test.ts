import {readFileSync} from 'node:fs';
import path from 'node:path';
import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it} from 'vitest';
import {playgroundPolicy} from '@portal/course/sandbox/policy';
import {headersFile, limits, redirectsFile} from './cdn';
import {headerRules, headersFor} from './headers';
import {scriptHash, scriptHashes} from './inlineScripts';
import {nginxConfig, ownLines} from './nginx';
import {contentSecurityPolicy, serializePolicy} from './policy';
import {fitting, movedPages, spellings} from './redirects';

const off = {
  siteUrl: 'https://handbuch.test',
  algolia: null,
  gtagId: null,
  feedbackWidgetUrl: null,
  offline: false,
};
const everyOrigin = (env: Parameters<typeof contentSecurityPolicy>[0]) =>
  serializePolicy(contentSecurityPolicy(env, [])).match(/https:\/\/[^ ;]+/g) ?? [];

describe('content security policy', () => {
  it('never allows inline or evaluated scripts', () => {
    const {['script-src']: scripts} = contentSecurityPolicy(off, ['sha256-abc']);
    expect(scripts).toEqual(["'self'", "'sha256-abc'"]);
  });

  it('lets Firefox fetch pages ahead, for which it asks the default', () => {
    const policy = contentSecurityPolicy(off, []);
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
  });

  it('names the site itself if a service worker may answer, for the frames of previews in Firefox', () => {
    const policy = contentSecurityPolicy({...off, offline: true}, []);
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src']) {
      expect(policy[directive]).toContain(off.siteUrl);
    }
    expect(new Set(everyOrigin({...off, offline: true}))).toEqual(new Set([off.siteUrl]));
  });

  it('lets no other site frame a page, change its base or take its forms', () => {
    expect(contentSecurityPolicy(off, [])).toMatchObject({
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('lets the hosted search ask each host that its client falls back to', () => {
    const {hosts} = liteClient('AB1', 'k').transporter;
    const {['connect-src']: allowed} = contentSecurityPolicy(
      {...off, algolia: {appId: 'AB1', apiKey: 'k'}},
      [],
    );
    const asked = hosts.map(({protocol, url}) => `${protocol}://${url}`.toLowerCase());
    expect(asked.length).toBeGreaterThan(1);
    expect(allowed).toEqual(expect.arrayContaining(asked));
  });

  it('lets Analytics send where its maker says that it does', () => {
    // https://developers.google.com/tag-platform/security/guides/csp
    const analytics = 'https://*.google-analytics.com';
    const tags = 'https://*.googletagmanager.com';
    const policy = contentSecurityPolicy({...off, gtagId: 'G-1'}, []);
    expect(policy['script-src']).toContain(tags);
    expect(policy['img-src']).toEqual(expect.arrayContaining([analytics, tags]));
    const sent = [analytics, 'https://*.analytics.google.com', tags];
    expect(policy['connect-src']).toEqual(expect.arrayContaining(sent));
  });

  it('is extended exactly by what is switched on', () => {
    const search = everyOrigin({...off, algolia: {appId: 'AB1', apiKey: 'k'}});
    expect(search.length).toBeGreaterThan(0);
    expect(search.every((origin) => /^https:\/\/ab1[-.]/.test(origin))).toBe(true);
    const widget = everyOrigin({...off, feedbackWidgetUrl: 'https://widget.test/a.js?x=1'});
    expect(new Set(widget)).toEqual(new Set(['https://widget.test']));
    const own = contentSecurityPolicy(off, []);
    const changed = Object.entries(
      contentSecurityPolicy({...off, feedbackWidgetUrl: 'https://widget.test/a.js'}, []),
    ).filter(([directive, sources]) => sources.length > (own[directive]?.length ?? 0));
    expect(changed.map(([directive]) => directive).sort()).toEqual([
      'connect-src',
      'font-src',
      'frame-src',
      'img-src',
      'media-src',
      'script-src',
      'style-src',
    ]);
    const analytics = everyOrigin({...off, gtagId: 'G-1'});
    expect(analytics.length).toBeGreaterThan(0);
    expect(analytics.every((origin) => /google/.test(origin))).toBe(true);
  });
});

describe('inline scripts', () => {
  const html =
    '<script>run()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';

  it('hashes as the browser does', () => {
    // Example of https://www.w3.org/TR/CSP3/#grammardef-hash-source.
    expect(scriptHash("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
    expect(scriptHashes([html, html])).toHaveLength(1);
  });
});

describe('headers', () => {
  const rules = headerRules({env: {...off, baseUrl: '/sub/'}, scriptHashes: []});

  it('cache hashed files for ever and let pages be checked', () => {
    expect(headersFor('/sub/assets/a.1.js', rules)['Cache-Control']).toContain('immutable');
    expect(headersFor('/sub/email', rules)['Cache-Control']).toContain('must-revalidate');
    const cachingOf = (name: string) =>
      headersFor(`/sub/search-index/${name}`, rules)['Cache-Control'];
    expect(cachingOf('docs-a-current.0a1b.json')).toContain('immutable');
    expect(cachingOf('manifest.json')).toContain('must-revalidate');
  });

  it('keep the logo for a change of colours without a connection', () => {
    expect(headersFor('/sub/img/logo.svg', rules)['Cache-Control']).toMatch(
      /^public, max-age=[1-9]/,
    );
  });

  it('give the frame of the course a policy of its own, on every kind of server', () => {
    const framePolicy = playgroundPolicy(off.siteUrl);
    expect(framePolicy).toContain(`script-src 'self' ${off.siteUrl} `);
    const frame = headersFor('/sub/playground/frame.htm', rules);
    expect(frame['Content-Security-Policy']).toBe(framePolicy);
    expect(frame['Content-Security-Policy']).not.toContain('allow-same-origin');
    expect(frame['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersFor('/sub/playground/frame.js', rules)['Content-Security-Policy']).not.toBe(
      framePolicy,
    );
    const nginx = nginxConfig({baseUrl: '/sub/', rules, routes: [], moved: [], root: '/srv'});
    const location = /location = \/sub\/playground\/frame\.htm \{[^}]*\}/.exec(nginx)?.[0];
    expect(location).toContain(framePolicy);
    expect(headersFile(rules)).toContain(
      `! Content-Security-Policy\n  Content-Security-Policy: ${framePolicy}`,
    );
  });

  it('stop the build when the CDN would ignore some', () => {
    const long = [{path: '/*', headers: {A: 'x'.repeat(limits.headerLine)}}];
    expect(() => headersFile(long)).toThrow(/^_headers .*headers\.ts/);
    const many = Array.from({length: limits.redirects + 1}, () => ({from: '/a', to: '/b'}));
    expect(() => redirectsFile(many)).toThrow(/^_redirects .*oldAddresses\.json/);
    expect(() => redirectsFile(many.slice(1))).not.toThrow();
  });

  it('are written for nginx in every location', () => {
    const config = nginxConfig({
      baseUrl: '/sub/',
      rules,
      routes: ['/sub/dev/A'],
      moved: [{from: '/sub/alt', to: '/sub/neu'}],
      root: '/srv',
    });
    expect(config.match(/add_header Content-Security-Policy/g)).toHaveLength(rules.length);
    expect(config).toContain('"~*(*UTF8)^/sub/dev/A$" "/sub/dev/A";');
    expect(config).toContain('"/sub/index" "/sub/";');
    // As a plain key a long address would keep nginx from starting.
    expect(config).toContain('"~*(*UTF8)^/sub/alt$" "/sub/neu";');
    expect(config).toContain('text/markdown md;');
  });

  it('leave to the server what is its own, so that a new version takes no certificate away', () => {
    const config = nginxConfig({baseUrl: '/', rules, routes: [], moved: [], root: '/srv'});
    expect(config).toContain(ownLines);
    expect(config).not.toMatch(/^\s*(?:listen|server_name|ssl_\w+|brotli_static)\s/m);
    expect(readFileSync('DEPLOY.md', 'utf8')).toContain(path.dirname(ownLines.split(' ')[1]!));
  });

  it('lead on nginx from an old address with an ending or a final slash', () => {
    const config = nginxConfig({
      baseUrl: '/sub/',
      rules,
      routes: [],
      moved: movedPages('/sub/', {
        '/alt.html': '/neu',
        '/Ältere/': '/neu',
        '/alt/index.html': '/andere',
      }),
      root: '/srv',
    });
    // nginx compares with a path that has lost its ending and its slash.
    expect(config).toContain('"~*(*UTF8)^/sub/alt$" "/sub/neu";');
    expect(config).toContain('"~*(*UTF8)^/sub/ältere$" "/sub/neu";');
  });
});

describe('redirects', () => {
  it('lead from other spellings to the canonical one', () => {
    expect(spellings(['/', '/dev/A'])).toEqual([
      {from: '/dev/A.html', to: '/dev/A'},
      {from: '/dev/a', to: '/dev/A'},
    ]);
    expect(spellings(['/einführung'])).toContainEqual({
      from: '/einfu%CC%88hrung',
      to: '/einf%C3%BChrung',
    });
  });

  it('leave out other spellings where they are too many, moved pages never', () => {
    const moved = movedPages('/', {'/alt': '/neu'});
    const spelled = spellings(['/dev/A', '/dev/B']);
    expect(fitting(moved, spelled, 9)).toHaveLength(5);
    expect(fitting(moved, spelled, 3).map(({from}) => from)).toEqual(['/alt', '/dev/a', '/dev/b']);
    expect(fitting(moved, spelled, 0)).toEqual(moved);
  });

  it('lead from old addresses to the new ones', () => {
    expect(redirectsFile(movedPages('/sub/', {'/alt': '/neu'}))).toBe('/sub/alt /sub/neu 301\n');
  });
});
