import {expect, it} from 'vitest';
import {loadDictionary} from '../lib/dictionary';
import {testBodies} from '../lib/testing';
import rule from './rechtschreibung';

// Once per file.
testBodies(
  rule,
  [
    [
      'Das ist seperat.\n\nUnd seperat.',
      '1 Das Wort «seperat» kennt das Wörterbuch nicht (vielleicht',
    ],
  ],
  [
    'Siehe https://exampel.ch, m.mustr@exampel.ch, /seperat, bild-seperat.jpg und `seperat`.',
    '## Titel {#seperat}\n\n<Kbd>Strg+Umsch</Kbd>',
    '<CopyText lang="fr" title="Französisch">\n\nBonjour, je serai absent.\n\n</CopyText>',
    // The first part of a compound with a dash.
    'Die Bestätigungs-E-Mail, Zahlungs- und Lieferart.',
  ],
);

it('is Swiss German', async () => {
  const dictionary = await loadDictionary();
  const known = ['Strasse', 'grösser', 'Schlossstrasse', 'Abwesenheitsmeldung'];
  const unknown = ['fuer', 'Uebersicht', 'bild', 'wärend', 'Standart', 'daß'];
  expect([...known, ...unknown].filter((word) => dictionary.has(word))).toEqual(known);
});
