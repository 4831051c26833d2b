import {describe, expect, it} from 'vitest';
import {EnvError, parseEnv} from './env';

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
    expect(parseEnv({SITE_URL: 'https://Handbuch.Test'}).siteUrl).toBe('https://handbuch.test');
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
    ['BASE_URL', 'hilfe'],
    ['PROVIDER_EMAIL', 'nobody'],
    ['PROVIDER_PHONE', 'call me'],
    ['GTAG_ID', 'abc'],
    ['ALGOLIA_APP_ID', 'a b'],
  ])('stops at a malformed %s', (name, value) => {
    const parse = () => parseEnv({[name]: value});
    expect(parse).toThrow(EnvError);
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
