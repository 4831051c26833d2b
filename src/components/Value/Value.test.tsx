import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Value from '.';

it('shows the value with a button that copies it', () => {
  const html = renderToStaticMarkup(<Value name="imapServer" />);
  expect(html).toContain(
    '<code translate="no"><span>imap.</span><span>example.</span><span>ch</span></code>',
  );
  expect(html).toContain('aria-label="Wert kopieren: imap.example.ch"');
});

it('leads to an address and copies it all the same', () => {
  const html = renderToStaticMarkup(<Value name="supportPhone" />);
  expect(html).toContain(
    '<a href="tel:+41000000000" translate="no"><span>+41 00 000 00 00</span></a>',
  );
  expect(html).toContain('aria-label="Wert kopieren: +41 00 000 00 00"');
  expect(renderToStaticMarkup(<Value name="webmailUrl" />)).toContain(
    '<a href="https://webmail.example.ch" target="_blank" rel="noopener noreferrer" translate="no"><span>https://</span><span>webmail.</span>',
  );
});

it('shows prose as the text around it', () => {
  expect(renderToStaticMarkup(<Value name="supportHours" />)).toBe(
    'Montag bis Freitag, 8 bis 17 Uhr (Beispiel)',
  );
});

it('stops the build for a name that is not defined', () => {
  expect(() => renderToStaticMarkup(<Value name={'imapSever' as 'imapServer'} />)).toThrow(
    'imapSever',
  );
});
