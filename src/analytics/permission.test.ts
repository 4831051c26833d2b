import {describe, expect, it} from 'vitest';
import {asksForPrivacy, mayLoad, parseChoice} from './permission';

describe('asksForPrivacy', () => {
  it('knows both signals', () => {
    expect(asksForPrivacy({doNotTrack: '1'})).toBe(true);
    expect(asksForPrivacy({globalPrivacyControl: true})).toBe(true);
    expect(asksForPrivacy({doNotTrack: '0', globalPrivacyControl: false})).toBe(false);
    expect(asksForPrivacy({doNotTrack: null})).toBe(false);
  });
});

describe('mayLoad', () => {
  it('needs consent only where it is required', () => {
    expect(mayLoad({}, false, null)).toBe(true);
    expect(mayLoad({}, true, null)).toBe(false);
    expect(mayLoad({}, true, 'granted')).toBe(true);
    expect(mayLoad({}, true, 'denied')).toBe(false);
  });

  it('never overrules a privacy signal', () => {
    expect(mayLoad({doNotTrack: '1'}, true, 'granted')).toBe(false);
  });
});

describe('parseChoice', () => {
  it('drops garbage', () => {
    expect(parseChoice('granted')).toBe('granted');
    for (const text of ['{"a":{"b":1}}', '[null,42]', 'null', '""', '\u0000{']) {
      expect(parseChoice(text)).toBeNull();
    }
    expect(parseChoice(null)).toBeNull();
  });
});
