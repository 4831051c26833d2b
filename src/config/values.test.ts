import {describe, expect, it} from 'vitest';
import {EnvError, parseEnv} from './env';
import {valueDefinitions} from './values';

describe('values', () => {
  it('takes an override from the environment', () => {
    expect(parseEnv({VALUE_IMAP_SERVER: 'imap.test'}).values.imapServer).toBe('imap.test');
    expect(parseEnv({PROVIDER_EMAIL: 'hilfe@post.test'}).values.supportEmail).toBe(
      'hilfe@post.test',
    );
  });

  it('stops at a malformed override', () => {
    expect(() => parseEnv({VALUE_IMAP_PORT: 'viele'})).toThrow(EnvError);
    expect(() => parseEnv({VALUE_WEBMAIL_URL: 'webmail'})).toThrow('VALUE_WEBMAIL_URL');
  });

  it.each(Object.entries(valueDefinitions))('has a marked sample for %s', (_name, definition) => {
    if ('sample' in definition && !('standard' in definition)) {
      expect(definition.sample).toMatch(/example\.ch|\(Beispiel\)/);
    }
  });
});
