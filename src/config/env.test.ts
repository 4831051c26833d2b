import {describe, expect, it} from 'vitest';
import {parseEnv, parseSearchPushEnv} from './env';

describe('parseEnv', () => {
  it('has a sample default for everything and switches nothing on', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({baseUrl: '/', announcement: null, gtagId: null, algolia: null});
    expect(env.siteUrl).toMatch(/example\.ch$/);
    expect(env.provider.company).toContain('Beispiel');
  });

  it('takes values and drops the slash after the site address', () => {
    const env = parseEnv({
      SITE_URL: 'https://handbuch.test/',
      BASE_URL: '/hilfe/',
      PROVIDER_COMPANY: 'Agentur AG',
    });
    expect(env).toMatchObject({siteUrl: 'https://handbuch.test', baseUrl: '/hilfe/'});
    expect(env.provider.company).toBe('Agentur AG');
    for (const [given, siteUrl] of [
      ['https://Handbuch.Test', 'https://handbuch.test'],
      ['https://handbuch.test:443', 'https://handbuch.test'],
      ['https://handbuch.müller.ch', 'https://handbuch.xn--mller-kva.ch'],
    ]) {
      expect(parseEnv({SITE_URL: given}).siteUrl).toBe(siteUrl);
    }
  });

  it.each(['/', '/hilfe/', '/hilfe.v2/typo3_13-neu~/'])('takes the base path %s', (baseUrl) => {
    expect(parseEnv({BASE_URL: baseUrl}).baseUrl).toBe(baseUrl);
  });

  it('takes a measurement ID, and none of other Google products', () => {
    expect(parseEnv({GTAG_ID: 'G-ABC1234567'}).gtagId).toBe('G-ABC1234567');
    expect(() => parseEnv({GTAG_ID: 'AW-123456789'})).toThrow(/Google Analytics.*G-ABC1234567/);
  });

  it('refuses a widget that browsers would not load on the site', () => {
    const FEEDBACK_WIDGET_URL = 'http://widget.test/a.js';
    expect(() => parseEnv({FEEDBACK_WIDGET_URL, SITE_URL: 'https://h.test'})).toThrow(
      /FEEDBACK_WIDGET_URL.*"http:\/\/widget\.test\/a\.js".*https:\/\//,
    );
    expect(parseEnv({FEEDBACK_WIDGET_URL, SITE_URL: 'http://h.test'}).feedbackWidgetUrl).toBe(
      FEEDBACK_WIDGET_URL,
    );
  });

  it('switches off what is switched off by name only', () => {
    expect(parseEnv({})).toMatchObject({
      offline: false,
      precompress: true,
      analyticsConsent: false,
    });
    expect(
      parseEnv({OFFLINE: 'true', PRECOMPRESS: 'false', ANALYTICS_CONSENT: 'required'}),
    ).toMatchObject({offline: true, precompress: false, analyticsConsent: true});
    const named = parseEnv({OFFLINE: 'false', PRECOMPRESS: 'true', ANALYTICS_CONSENT: 'none'});
    expect(named).toMatchObject({offline: false, precompress: true, analyticsConsent: false});
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({SITE_URL: ''}).siteUrl).toBe(parseEnv({}).siteUrl);
  });

  it.each([
    ['SITE_URL', 'handbuch.test'],
    ['SITE_URL', 'https://handbuch.test/pfad'],
    ['SITE_URL', 'https://[x'],
    ['SITE_URL', 'https://jemand@handbuch.test'],
    ['SITE_URL', 'https://handbuch.test?x'],
    ['FEEDBACK_WIDGET_URL', 'https://['],
    ['FEEDBACK_WIDGET_URL', 'https://a.test;script-src/*'],
    ['EDIT_URL', 'https://git.test/handbuch/edit/main'],
    ['EDIT_URL', 'git@git.test:handbuch/'],
    ['BASE_URL', 'hilfe'],
    ['BASE_URL', '/a;b/'],
    ['BASE_URL', '/a"b/'],
    ['BASE_URL', '/../'],
    ['BASE_URL', '/a/./'],
    ['BASE_URL', '/$x/'],
    ['BASE_URL', '/f%C3%BCr/'],
    ['PROVIDER_EMAIL', 'nobody'],
    ['PROVIDER_EMAIL', '<a@b.ch>'],
    ['PROVIDER_EMAIL', 'mailto:a@b.ch'],
    ['PROVIDER_EMAIL', 'a@b.ch?subject=x.y'],
    ['PROVIDER_PHONE', 'call me'],
    ['PROVIDER_PHONE', '      '],
    ['PROVIDER_PHONE', '081 555 00 11 / 12'],
    ['ANNOUNCEMENT_BACKGROUND', 'red'],
    ['ANNOUNCEMENT_COLOR', '#fff'],
    ['ANNOUNCEMENT_CLOSEABLE', 'yes'],
    ['VALUE_IMAP_PORT', '99999'],
    ['VALUE_IMAP_PORT', '0'],
    ['VALUE_IMAP_PORT', '65536'],
    ['PROVIDER_COMPANY', ' '],
    ['ANNOUNCEMENT_COLOR', 'a#0b5cad'],
    ['GTAG_ID', 'AG-ABC1234567'],
    ['GTAG_ID', 'abc'],
    ['GTAG_ID', 'GTM-ABC123'],
    ['GTAG_ID', 'UA-12345-1'],
    ['GTAG_ID', 'AW-123456789'],
    ['GTAG_ID', 'GT-ABC123'],
    ['ALGOLIA_APP_ID', 'a b'],
  ])('stops at a malformed %s', (name, value) => {
    const parse = () => parseEnv({[name]: value});
    expect(parse).toThrow(name);
    expect(parse).toThrow(value);
  });

  it('reads the announcement with its colours', () => {
    const env = parseEnv({ANNOUNCEMENT_TEXT: 'Wartung', ANNOUNCEMENT_CLOSEABLE: 'false'});
    expect(env.announcement).toMatchObject({text: 'Wartung', isCloseable: false});
    expect(() => parseEnv({ANNOUNCEMENT_TEXT: 'x', ANNOUNCEMENT_COLOR: 'red'})).toThrow(
      'ANNOUNCEMENT_COLOR',
    );
  });

  it('needs both keys of the hosted search and names the index after the host', () => {
    expect(() => parseEnv({ALGOLIA_APP_ID: 'A1'})).toThrow('ALGOLIA_API_KEY');
    const env = parseEnv({ALGOLIA_APP_ID: 'A1', ALGOLIA_API_KEY: 'k', SITE_URL: 'https://h.test'});
    expect(env.algolia).toEqual({appId: 'A1', apiKey: 'k'});
    expect(env.searchIndexName).toBe('h.test');
    expect(parseEnv({ALGOLIA_INDEX_NAME: 'other'}).searchIndexName).toBe('other');
  });
});

describe('parseSearchPushEnv', () => {
  it('gives the site that the records have to be of, and names the index after its host', () => {
    expect(parseSearchPushEnv({SITE_URL: 'https://h.test'})).toMatchObject({
      siteUrl: 'https://h.test',
      indexName: 'h.test',
    });
  });

  it('keeps a malformed key out of the message', () => {
    const parse = () => parseSearchPushEnv({ALGOLIA_ADMIN_KEY: 's3cret '});
    expect(parse).toThrow(/^Environment variable ALGOLIA_ADMIN_KEY has a value, but should be/);
    expect(parse).not.toThrow('s3cret');
    expect(parse).toThrow(expect.not.objectContaining({_original: expect.anything()}));
  });
});
