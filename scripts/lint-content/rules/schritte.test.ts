import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './schritte';

const steps = (...items: string[]) =>
  `<Steps>\n\n${items.map((item, index) => `${index + 1}. ${item}`).join('\n')}\n\n</Steps>\n`;

it.each([
  'Füllen Sie die Felder nach der [Tabelle](#daten) aus.',
  'Setzen Sie den Link wie in der Tabelle.',
  'Erstatten Sie alles, siehe [Rückzahlung](#rueckzahlung).',
  'Lesen Sie den Hinweis oben.',
  'Wählen Sie IMAP, wie oben beschrieben.',
])('finds «%s»', async (text) => {
  expect(await checkBody(rule, steps('Öffnen Sie das Fenster.', text))).toEqual([
    expect.stringMatching(/^4 «.+» führt aus den Schritten hinaus/),
  ]);
});

it.each([
  'Klicken Sie oben rechts auf das Bild.',
  'Weiter unten stehen die Positionen.',
  'Klicken Sie über der Tabelle auf **Speichern**.',
])('leaves what names a place on the screen alone: «%s»', async (text) => {
  expect(await checkBody(rule, steps(text))).toEqual([]);
});

it('leaves text beside steps alone', async () => {
  expect(await checkBody(rule, 'Siehe die Tabelle oben.')).toEqual([]);
});

it('finds a step that the list does not have', async () => {
  expect(await checkBody(rule, steps('Weiter mit Schritt 2.', 'Weiter mit Schritt 3.'))).toEqual([
    expect.stringContaining('«Schritt 3» gibt es in dieser Liste nicht'),
  ]);
});

it('finds a question of a section that the page does not have', async () => {
  const question =
    '## Senden {#senden}\n\n<Question title="Es geht nicht." zu="senden lesen">\n\nDoch.\n\n</Question>';
  expect(await checkBody(rule, question)).toEqual([
    expect.stringContaining('Die Frage gehört zu «lesen»'),
  ]);
});
