import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './offene-stellen';

it.each([
  '{/* TODO: Bild */}',
  'Lorem ipsum dolor',
  'Das Kapitel folgt in Kürze.',
  'Folgt in Kürze …',
  'FIXME',
  '.....',
])('finds «%s»', async (text) => {
  const [found = ''] = await checkBody(rule, `Fertig.\n\n${text}\n`);
  expect(found).toMatch(/^3 «.+» ist eine offene Stelle → /);
});

it('leaves finished text alone', async () => {
  expect(await checkBody(rule, 'Die Bestätigung folgt in Kürze per E-Mail.\n')).toEqual([]);
  expect(await checkBody(rule, 'Wählen Sie **Datei … öffnen**. Alles ist da.\n')).toEqual([]);
});
