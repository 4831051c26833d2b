import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Value from '.';

it('shows the value with a button that copies it', () => {
  const html = renderToStaticMarkup(<Value name="imapServer" />);
  expect(html).toContain('<code>imap.example.ch</code>');
  expect(html).toContain('aria-label="Wert kopieren: imap.example.ch"');
});

it('stops the build for a name that is not defined', () => {
  expect(() => renderToStaticMarkup(<Value name={'imapSever' as 'imapServer'} />)).toThrow(
    'imapSever',
  );
});
