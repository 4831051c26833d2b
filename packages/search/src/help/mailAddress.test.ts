import {expect, it} from 'vitest';
import {mailAddress} from './mailAddress';

it('keeps every character of subject and text', () => {
  const mail = new URL(
    mailAddress('support@example.ch', {subject: '«Öl & <b>»', body: 'a\nb?c=d'}),
  );
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('support@example.ch');
  expect(mail.searchParams.get('subject')).toBe('«Öl & <b>»');
  expect(mail.searchParams.get('body')).toBe('a\nb?c=d');
});
