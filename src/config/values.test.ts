import {describe, expect, it} from 'vitest';
import {parseEnv} from './env';
import {shownValues, valueDefinitions} from './values';

describe('values', () => {
  it('takes an override from the environment', () => {
    expect(parseEnv({VALUE_IMAP_SERVER: 'imap.test'}).values.imapServer).toBe('imap.test');
    expect(parseEnv({PROVIDER_EMAIL: 'hilfe@post.test'}).values.supportEmail).toBe(
      'hilfe@post.test',
    );
  });

  it('stops at a malformed override', () => {
    expect(() => parseEnv({VALUE_IMAP_PORT: 'viele'})).toThrow('VALUE_IMAP_PORT');
    expect(() => parseEnv({VALUE_WEBMAIL_URL: 'webmail'})).toThrow('VALUE_WEBMAIL_URL');
  });

  const samples = Object.entries(valueDefinitions).flatMap(([name, definition]) =>
    'sample' in definition && !('standard' in definition) ? [[name, definition.sample]] : [],
  );

  it.each(samples)('has a marked sample for %s', (_name, sample) => {
    expect(sample).toMatch(/example\.ch|\(Beispiel\)/);
  });

  it('leads to what is an address, and tells prose from what is typed', () => {
    const shown = shownValues(
      parseEnv({
        PROVIDER_EMAIL: 'hilfe@post.test',
        PROVIDER_PHONE: '+41 (81) 123 45 67',
        VALUE_IMAP_SERVER: 'vorname.name@post.test',
      }).values,
    );
    expect(shown).toMatchObject({
      supportEmail: {text: 'hilfe@post.test', href: 'mailto:hilfe@post.test'},
      supportPhone: {text: '+41 (81) 123 45 67', href: 'tel:+41811234567'},
      webmailUrl: valueDefinitions.webmailUrl.sample,
    });
    expect(shown.supportHours).toEqual({text: valueDefinitions.supportHours.sample, href: null});
    // Someone's address to type, not one to write to.
    expect(shown.imapServer).toEqual('vorname.name@post.test');
    expect(shown.mailUser).toEqual({text: valueDefinitions.mailUser.sample, href: null});
  });
});
