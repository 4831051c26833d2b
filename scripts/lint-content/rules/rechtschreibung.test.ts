import {beforeAll, describe, expect, it} from 'vitest';
import {loadDictionary, type Dictionary} from '../lib/dictionary';
import {checkBody} from '../lib/testing';
import rule from './rechtschreibung';

let dictionary: Dictionary;

beforeAll(async () => {
  dictionary = await loadDictionary();
}, 60_000);

describe('rechtschreibung', () => {
  it('finds a wrong word once per file and suggests the right one', async () => {
    expect(await checkBody(rule, 'Das ist seperat.\n\nUnd seperat.\n')).toEqual([
      '1 Das Wort «seperat» kennt das Wörterbuch nicht (vielleicht «separat») → Korrigieren Sie es. Ist es richtig, tragen Sie es in cspell/words.txt ein.',
    ]);
  });

  it('leaves addresses, file names, code, keys and other languages alone', async () => {
    const body =
      'Siehe https://exampel.ch, m.mustr@exampel.ch, /seperat, bild-seperat.jpg und `seperat`.\n\n## Titel {#seperat}\n\n<Kbd>Strg+Umsch</Kbd>\n\n<CopyText lang="fr" title="Französisch">\n\nBonjour, je serai absent.\n\n</CopyText>\n';
    expect(await checkBody(rule, body)).toEqual([]);
  });

  it('knows the first part of a compound with a dash', async () => {
    expect(await checkBody(rule, 'Die Bestätigungs-E-Mail, Zahlungs- und Lieferart.\n')).toEqual(
      [],
    );
  });
});

describe('dictionary', () => {
  it.each(['Strasse', 'grösser', 'schliessen', 'Schlossstrasse', 'Abwesenheitsmeldung'])(
    'is Swiss German: knows %s',
    (word) => expect(dictionary.has(word)).toBe(true),
  );

  it.each(['fuer', 'Uebersicht', 'bild', 'wärend', 'Standart', 'daß'])('does not know %s', (word) =>
    expect(dictionary.has(word)).toBe(false),
  );
});
